import { routes } from '@portal/api-client/contract'
import type { FaultRule } from '@portal/mock-server/control'
import { Box, Button, Group, NativeSelect, Switch, TextInput, Title } from '@portal/ui'
import { useState } from 'react'
import { DataEditor, ExampleChoice, shownAnswer, useKnownAnswers } from './FaultAnswer.tsx'
import {
  canBreakContract,
  type Effect,
  effectNames,
  type FaultChoice,
  firstChoice,
  type Lateness,
  type Often,
  ofOneOperation,
  ruleOf,
  ruleText,
  withoutBody,
} from './fault-choice.ts'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { useSeen, useSteering } from './steering.ts'

const operations = Object.keys(routes).toSorted() as FaultRule['operation'][]

/** How calls are answered: errors, examples and edited data, and how late and how slowly answers arrive. */
export function FaultPart() {
  const t = usePanelTexts()
  const { control, act, draft } = useSteering()
  const [choice, setChoice] = useState<FaultChoice>(draft ?? firstChoice)
  const change = (part: Partial<FaultChoice>) => setChoice((before) => ({ ...before, ...part }))
  const known = useKnownAnswers(choice.operation)
  const add = () =>
    act(async () => {
      const answer = shownAnswer(choice, known)
      await control.faults.add(readRule(choice, answer, t.faults.noJson))
    })
  const chooseOperation = (operation: FaultRule['operation']) =>
    change({
      operation,
      example: null,
      data: null,
      ...(operation === '*' && ofOneOperation.has(choice.effect) && { effect: 'late' }),
    })
  // An answer that is replaced is wanted at once, and for the next call.
  const chooseEffect = (effect: Effect) =>
    change({ effect, ...(ofOneOperation.has(effect) && { lateness: 'none', often: 'next' }) })
  return (
    <>
      <NativeSelect
        label={t.faults.operation}
        value={choice.operation}
        data={[
          { value: '*', label: t.faults.every },
          ...operations.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(event) => chooseOperation(event.currentTarget.value as FaultRule['operation'])}
      />
      <NativeSelect
        mt="sm"
        label={t.faults.effect}
        value={choice.effect}
        data={effectNames.map((value) => ({
          value,
          label: t.effects[value],
          disabled: choice.operation === '*' && ofOneOperation.has(value),
        }))}
        onChange={(event) => chooseEffect(event.currentTarget.value as Effect)}
      />
      {choice.effect === 'example' && <ExampleChoice choice={choice} known={known} onChange={change} />}
      {choice.effect === 'data' && <DataEditor choice={choice} known={known} onChange={change} />}
      {canBreakContract.has(choice.effect) && (
        <Switch
          mt="sm"
          label={t.faults.forced}
          checked={choice.forced}
          onChange={(event) => change({ forced: event.currentTarget.checked })}
        />
      )}
      <Group gap="xs" align="flex-end">
        <NativeSelect
          className={styles.grow}
          mt="sm"
          label={t.faults.when}
          value={choice.often}
          data={(Object.keys(t.often) as Often[]).map((value) => ({ value, label: t.often[value] }))}
          onChange={(event) => change({ often: event.currentTarget.value as Often })}
        />
        {choice.often === 'next' && <Count name="times" label={t.faults.times} {...{ choice, change }} />}
      </Group>
      <Arrival choice={choice} change={change} />
      <Button mt="sm" onClick={() => void add()}>
        {t.faults.add}
      </Button>
      <Rules />
    </>
  )
}

/** @throws Error in the language of the page when the data is no JSON */
function readRule(choice: FaultChoice, answer: { example: string; data: string }, noJson: string): FaultRule {
  try {
    return ruleOf(choice, answer)
  } catch (error) {
    throw new Error(fill(noJson, { reason: error instanceof Error ? error.message : String(error) }), {
      cause: error,
    })
  }
}

interface FormProps {
  choice: FaultChoice
  change: (part: Partial<FaultChoice>) => void
}

interface CountProps extends FormProps {
  name: 'times' | 'least' | 'most' | 'median' | 'sigma' | 'rate' | 'cut'
  label: string
}

const steps: { readonly [Name in CountProps['name']]: { min: number; step: number } } = {
  times: { min: 1, step: 1 },
  least: { min: 0, step: 100 },
  most: { min: 0, step: 100 },
  median: { min: 0, step: 100 },
  sigma: { min: 0, step: 0.1 },
  rate: { min: 1, step: 1 },
  cut: { min: 0, step: 1 },
}

const Count = ({ name, label, choice, change }: CountProps) => (
  <TextInput
    className={styles.third}
    mt="sm"
    type="number"
    label={label}
    {...steps[name]}
    value={choice[name]}
    onChange={(event) => change({ [name]: event.currentTarget.value })}
  />
)

/** When an answer begins to arrive, how fast its body follows, and where it breaks off. */
function Arrival({ choice, change }: FormProps) {
  const t = usePanelTexts()
  const { lateness } = choice
  return (
    <>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          className={styles.grow}
          mt="sm"
          label={t.faults.lateness}
          value={lateness}
          data={(Object.keys(t.lateness) as Lateness[]).map((value) => ({ value, label: t.lateness[value] }))}
          onChange={(event) => change({ lateness: event.currentTarget.value as Lateness })}
        />
        {lateness === 'fixed' && <Count name="least" label={t.faults.latency} {...{ choice, change }} />}
        {lateness === 'between' && (
          <>
            <Count name="least" label={t.faults.least} {...{ choice, change }} />
            <Count name="most" label={t.faults.most} {...{ choice, change }} />
          </>
        )}
        {lateness === 'scattered' && (
          <>
            <Count name="median" label={t.faults.median} {...{ choice, change }} />
            <Count name="sigma" label={t.faults.sigma} {...{ choice, change }} />
          </>
        )}
      </Group>
      {!withoutBody.has(choice.effect) && (
        <Group gap="xs" align="flex-end">
          <Count name="rate" label={t.faults.rate} {...{ choice, change }} />
          <Count name="cut" label={t.faults.cut} {...{ choice, change }} />
        </Group>
      )}
    </>
  )
}

/** The rules in force. */
function Rules() {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const faults = useSeen('faults', (from) => from.faults.list())
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.faults.list}
      </Title>
      {faults?.length === 0 && <p>{t.faults.none}</p>}
      <Box component="ul">
        {faults?.map(({ id, rule, met, seen }) => (
          <li key={id} className={styles.item}>
            <div className={styles.itemText}>
              {rule.operation === '*' ? t.faults.every : rule.operation}
              <div className={styles.quiet}>
                {ruleText(rule)}
                {' · '}
                {fill(t.faults.struck, { met, seen })}
              </div>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={fill(t.faults.removeOf, { fault: id })}
              onClick={() => void act(() => control.faults.clear(id))}
            >
              {t.faults.remove}
            </Button>
          </li>
        ))}
      </Box>
      {(faults?.length ?? 0) > 1 && (
        <Button size="compact-sm" variant="default" onClick={() => void act(() => control.faults.clear())}>
          {t.faults.clear}
        </Button>
      )}
    </>
  )
}
