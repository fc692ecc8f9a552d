import type { FaultRule, Latency } from '@portal/mock-server/control'
import type { PanelTexts } from './panel-texts.ts'

export type Effect = keyof PanelTexts['effects']
export type Often = keyof PanelTexts['often']
export type Lateness = keyof PanelTexts['lateness']

/** What the form of a fault holds; numbers as they are typed, empty for none. */
export interface FaultChoice {
  readonly operation: FaultRule['operation']
  readonly effect: Effect
  /** Name of an example; null for the first. */
  readonly example: string | null
  /** JSON; null for that of the present answer. */
  readonly data: string | null
  readonly forced: boolean
  readonly often: Often
  readonly times: string
  readonly lateness: Lateness
  readonly least: string
  readonly most: string
  readonly median: string
  readonly sigma: string
  readonly rate: string
  readonly cut: string
}

export const firstChoice: FaultChoice = {
  operation: '*',
  effect: 'late',
  example: null,
  data: null,
  forced: false,
  often: 'always',
  times: '1',
  lateness: 'fixed',
  least: '1000',
  most: '3000',
  median: '400',
  sigma: '0.5',
  rate: '',
  cut: '',
}

/** The next answer of an operation, edited. */
export const editedAnswer = (operation: FaultChoice['operation'], data: string | null): FaultChoice => ({
  ...firstChoice,
  operation,
  effect: 'data',
  data,
  often: 'next',
  lateness: 'none',
})

const effects: { readonly [Name in Effect]: Partial<FaultRule> } = {
  late: {},
  example: {},
  data: {},
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
export const effectNames = Object.keys(effects) as Effect[]

/** These replace the answer of one operation, not of all. */
export const ofOneOperation: ReadonlySet<Effect> = new Set(['example', 'data'])

/** Answers of the contract, unless they are forced. */
export const canBreakContract: ReadonlySet<Effect> = new Set(['data', 'expired', 'forbidden'])

/** No body arrives, so nothing can be said about its arrival. */
export const withoutBody: ReadonlySet<Effect> = new Set(['network', 'timeout', 'empty'])

function latencyOf({ lateness, least, most, median, sigma }: FaultChoice): Latency {
  if (lateness === 'fixed') return Number(least)
  if (lateness === 'between') return { min: Number(least), max: Number(most) }
  return lateness === 'scattered' ? { median: Number(median), sigma: Number(sigma) } : 0
}

/**
 * The rule that the form describes.
 * @param answer what the form shows of the operation: the chosen example, or the JSON of the data
 * @throws SyntaxError when the data is no JSON
 */
export function ruleOf(choice: FaultChoice, answer: { example: string; data: string }): FaultRule {
  const { operation, effect, forced, often, times, rate, cut } = choice
  const latency = latencyOf(choice)
  const body = withoutBody.has(effect) ? { rate: '', cut: '' } : { rate, cut }
  return {
    operation,
    ...effects[effect],
    ...(effect === 'example' && { example: answer.example }),
    ...(effect === 'data' && { data: JSON.parse(answer.data) as unknown }),
    ...(canBreakContract.has(effect) && forced && { forced }),
    ...(often === 'next' && { times: Number(times) }),
    ...(often === 'quarter' && { rate: 0.25 }),
    ...(latency !== 0 && { latency }),
    ...(body.rate !== '' && { bytes_per_second: Number(body.rate) }),
    ...(body.cut !== '' && { cut_after: Number(body.cut) }),
  }
}

/** A rule in a line, in the words of the control calls. */
export function ruleText({ operation: _, ...rest }: FaultRule): string {
  const shown = (value: unknown) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return text.length > 60 ? `${text.slice(0, 60)}…` : text
  }
  return Object.entries(rest)
    .map(([name, value]) => (value === true ? name : `${name} ${shown(value)}`))
    .join(', ')
}
