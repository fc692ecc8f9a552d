import type { PersonaName } from '../world/personas.ts'
import type { StartingStateName } from '../world/starting-states.ts'
import type { Answer, Stage } from './stage.ts'

/** One text in both languages. */
export interface BothLanguages {
  readonly en: string
  readonly 'zh-cn': string
}

/** Headings of the catalogue, in the order in which they are shown. */
export const scenarioGroups = {
  world: { en: 'Companies', 'zh-cn': '公司概况' },
  order: { en: 'Orders in every status', 'zh-cn': '各状态订单' },
  supplier: { en: 'Prices and suppliers', 'zh-cn': '价格与供应商' },
  service: { en: 'After confirmation', 'zh-cn': '确认之后' },
  money: { en: 'Money, bills and invoices', 'zh-cn': '资金、账单与发票' },
  people: { en: 'Roles and approvals', 'zh-cn': '角色与审批' },
  session: { en: 'Session', 'zh-cn': '登录状态' },
  network: { en: 'Network', 'zh-cn': '网络' },
  refusal: { en: 'Every refusal', 'zh-cn': '各类拒绝' },
} as const satisfies Readonly<Record<string, BothLanguages>>

export type ScenarioGroup = keyof typeof scenarioGroups

/** The result of preparing a scenario. */
export interface Prepared {
  /** Path of the portal that shows the situation. */
  readonly path: string
  /** In a scenario about a refusal: the call that the member's next click makes. */
  readonly attempt?: () => Promise<Answer>
  /** The session to continue with; without it the persona signs in again. */
  readonly session?: Answer['data']
}

/** A situation to look at, and the steps that reach it by the mock's own rules. */
export interface Scenario {
  readonly group: ScenarioGroup
  readonly title: BothLanguages
  /** What the scenario prepares, and what to do on the page to see it. */
  readonly text: BothLanguages
  /** The persona signed in; null for a visitor. */
  readonly persona: PersonaName | null
  /** Starting state of the world; `default` when absent. */
  readonly state?: StartingStateName
  /** Seed of the world; the mock's own seed when absent. */
  readonly seed?: number
  /** Uses operations and control calls only, so no row bypasses the rules. */
  readonly prepare: (stage: Stage) => Prepared | Promise<Prepared>
}
