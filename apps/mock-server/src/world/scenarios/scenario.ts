import type { Base } from '../base.ts'

/** Named states of the world that a test or a demonstration can start from. */
export type ScenarioName =
  | 'default'
  | 'low_balance'
  | 'credit_overdue'
  | 'empty_account'
  | 'many_orders'
  | 'center_closed'

export interface Scenario {
  /** One sentence for the panel. */
  readonly sentence: { readonly en: string; readonly 'zh-cn': string }
  /** How many orders are seeded; without it, the usual number. */
  readonly orders?: number
  /** How many hotels are on sale; without it, the usual number. */
  readonly hotels?: number
  /** The bills of the last month were not paid in time. */
  readonly unpaid?: boolean
  /** Changes the rows that everybody starts with; pure, the base itself is frozen. */
  readonly amend: (base: Base, start: number) => Base
}
