import { routes } from '@portal/api-client/contract'
import type { FaultRule } from '@portal/mock-server/control'
import { Box, Button, Group, NativeSelect, TextInput, Title } from '@portal/ui'
import { useState } from 'react'
import styles from './Panel.module.css'
import { fill, type PanelTexts, usePanelTexts } from './panel-texts.ts'
import { useSeen, useSteering } from './steering.ts'

type Effect = keyof PanelTexts['effects']
type Often = 'always' | 'once' | 'quarter'

const effects: { readonly [Name in Effect]: Partial<FaultRule> } = {
  late: {},
  s500: { status: 500 },
  s502: { status: 502 },
  s503: { status: 503 },
  s429: { status: 429 },
  network: { network: true },
  timeout: { timeout: true },
  malformed: { malformed: true },
  html: { html: true },
  empty: { empty: true },
  truncated: { truncated: true },
  expired: { code: 409 },
  forbidden: { code: 401, error_key: 'NO_PERMISSION' },
}
const often: { readonly [Name in Often]: Partial<FaultRule> } = {
  always: {},
  once: { times: 1 },
  quarter: { rate: 0.25 },
}

const operations = Object.keys(routes).toSorted() as FaultRule['operation'][]

/** Faults between page and backend, per operation, and how long answers take. */
export function FaultPart() {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const faults = useSeen('faults', (from) => from.faults.list())
  const [operation, setOperation] = useState<FaultRule['operation']>('*')
  const [effect, setEffect] = useState<Effect>('late')
  const [when, setWhen] = useState<Often>('always')
  const [latency, setLatency] = useState(1000)
  const add = () =>
    act(() =>
      control.faults.add({
        operation,
        ...effects[effect],
        ...often[when],
        ...(latency > 0 ? { latency } : {}),
      }),
    )
  return (
    <>
      <NativeSelect
        label={t.faults.operation}
        value={operation}
        data={[
          { value: '*', label: t.faults.every },
          ...operations.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(event) => setOperation(event.currentTarget.value as FaultRule['operation'])}
      />
      <Group gap="xs" align="flex-end">
        <NativeSelect
          className={styles.grow}
          mt="sm"
          label={t.faults.effect}
          value={effect}
          data={(Object.keys(effects) as Effect[]).map((value) => ({ value, label: t.effects[value] }))}
          onChange={(event) => setEffect(event.currentTarget.value as Effect)}
        />
        <NativeSelect
          className={styles.grow}
          mt="sm"
          label={t.faults.when}
          value={when}
          data={(Object.keys(often) as Often[]).map((value) => ({ value, label: t.faults[value] }))}
          onChange={(event) => setWhen(event.currentTarget.value as Often)}
        />
        <TextInput
          className={styles.grow}
          mt="sm"
          label={t.faults.latency}
          type="number"
          min={0}
          max={600_000}
          step={500}
          value={latency}
          onChange={(event) => setLatency(Number(event.currentTarget.value))}
        />
      </Group>
      <Button mt="sm" onClick={() => void add()}>
        {t.faults.add}
      </Button>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.faults.list}
      </Title>
      {faults?.length === 0 && <p>{t.faults.none}</p>}
      <Box component="ul">
        {faults?.map(({ id, rule: { operation: of, ...rest }, met, seen }) => (
          <li key={id} className={styles.item}>
            <div className={styles.itemText}>
              {of === '*' ? t.faults.every : of}
              <div className={styles.quiet}>
                {Object.entries(rest)
                  .map(([name, value]) => (value === true ? name : `${name} ${value}`))
                  .join(', ')}
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
