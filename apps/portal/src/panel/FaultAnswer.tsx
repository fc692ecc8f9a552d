import { type Language, labels, type OperationId } from '@portal/api-client/contract'
import { language } from '@portal/i18n'
import type { Control, ExampleInfo } from '@portal/mock-server/control'
import { NativeSelect, Textarea } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { FaultChoice } from './fault-choice.ts'
import styles from './Panel.module.css'
import { usePanelTexts } from './panel-texts.ts'
import { panelKey, useSteering } from './steering.ts'

/** The answers of an operation: the last one it gave in this world, and the examples of the contract. */
export interface KnownAnswers {
  /** `data` of the last success as JSON; null when it has not been called, or the mock keeps no bodies. */
  readonly last: string | null
  readonly examples: readonly ExampleInfo[]
}

const readable = (data: unknown) => JSON.stringify(data, null, 2)

async function lastAnswer(control: Control, operation: OperationId): Promise<string | null> {
  const call = (await control.journal()).findLast((one) => one.operation === operation && one.code === 1)
  if (!call) return null
  const { answered } = await control.call(call.seq).catch(() => ({ answered: null }))
  return answered === null ? null : readable((JSON.parse(answered) as { data: unknown }).data)
}

export function useKnownAnswers(operation: OperationId | '*'): KnownAnswers | undefined {
  const { control } = useSteering()
  return useQuery({
    queryKey: [panelKey, 'answers', operation],
    queryFn: async () => {
      if (operation === '*') return { last: null, examples: [] }
      const [last, examples] = await Promise.all([
        lastAnswer(control, operation),
        control.examples(operation),
      ])
      return { last, examples }
    },
    staleTime: 0,
    retry: false,
  }).data
}

/** The example and the data that the form shows: what was chosen, or the first there is. */
export function shownAnswer(choice: FaultChoice, known: KnownAnswers | undefined) {
  const success = known?.examples.find(({ answer }) => answer.code === 1)
  return {
    example: choice.example ?? known?.examples[0]?.name ?? '',
    data: choice.data ?? known?.last ?? (success ? readable(success.answer.data) : ''),
  }
}

interface AnswerProps {
  choice: FaultChoice
  known: KnownAnswers | undefined
  onChange: (change: Partial<FaultChoice>) => void
}

/** The example of the contract with which the operation answers. */
export function ExampleChoice({ choice, known, onChange }: AnswerProps) {
  const t = usePanelTexts()
  return (
    <NativeSelect
      mt="sm"
      label={t.faults.example}
      value={shownAnswer(choice, known).example}
      data={known?.examples.map((one) => ({ value: one.name, label: nameOf(one, language()) })) ?? []}
      onChange={(event) => onChange({ example: event.currentTarget.value })}
    />
  )
}

/** Examples are described in English; refusals have a label in each language. */
function nameOf({ name, summary }: ExampleInfo, shown: Language): string {
  const label = (labels.ErrorKey[shown] as Readonly<Record<string, string>>)[name]
  const text = label ?? (shown === 'en' ? summary : '')
  return text === '' ? name : `${name}: ${text}`
}

/** The data of the answer as JSON, from the last answer or an example on. */
export function DataEditor({ choice, known, onChange }: AnswerProps) {
  const t = usePanelTexts()
  const successes = known?.examples.filter(({ answer }) => answer.code === 1) ?? []
  const begin = (name: string) => {
    const example = successes.find((one) => one.name === name)
    onChange({ data: example ? readable(example.answer.data) : (known?.last ?? null) })
  }
  return (
    <>
      <NativeSelect
        mt="sm"
        label={t.faults.begin}
        data={[
          ...(known?.last === null ? [] : [{ value: '', label: t.faults.last }]),
          ...successes.map((one) => ({ value: one.name, label: nameOf(one, language()) })),
        ]}
        onChange={(event) => begin(event.currentTarget.value)}
      />
      <Textarea
        mt="sm"
        label={t.faults.data}
        description={choice.forced ? undefined : t.faults.dataHint}
        classNames={{ input: styles.code }}
        rows={12}
        spellCheck={false}
        value={shownAnswer(choice, known).data}
        onChange={(event) => onChange({ data: event.currentTarget.value })}
      />
    </>
  )
}
