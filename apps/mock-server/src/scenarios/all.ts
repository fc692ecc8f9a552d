import { changeApprovalScenarios } from './change-approvals.ts'
import { rideChangeScenarios } from './changed-rides.ts'
import { groupScenarios } from './groups.ts'
import { moneyScenarios } from './money.ts'
import { networkScenarios } from './network.ts'
import { orderScenarios } from './orders.ts'
import { peopleScenarios } from './people.ts'
import { refusalScenarios } from './refusals/all.ts'
import { payLaterScenarios, replacementScenarios } from './replacements.ts'
import { roomScenarios } from './rooms.ts'
import type { Scenario, ScenarioGroup } from './scenario.ts'
import { serviceScenarios } from './service.ts'
import { sessionScenarios } from './session.ts'
import { stayChangeScenarios } from './stay-changes.ts'
import { supplierScenarios } from './supplier.ts'
import { tripScenarios } from './trips.ts'
import { worldScenarios } from './world.ts'

/** Every scenario by its key. A new product, status or error key of the contract fails to compile without one. */
export const catalogue = {
  ...worldScenarios,
  ...supplierScenarios,
  ...serviceScenarios,
  ...stayChangeScenarios,
  ...rideChangeScenarios,
  ...replacementScenarios,
  ...payLaterScenarios,
  ...tripScenarios,
  ...groupScenarios,
  ...roomScenarios,
  ...moneyScenarios,
  ...peopleScenarios,
  ...changeApprovalScenarios,
  ...sessionScenarios,
  ...networkScenarios,
  ...orderScenarios,
  ...refusalScenarios,
}

export type ScenarioKey = keyof typeof catalogue

export const scenarioKeys = Object.keys(catalogue) as ScenarioKey[]

export const isScenarioKey = (text: string): text is ScenarioKey => Object.hasOwn(catalogue, text)

export const scenarioOf = (key: ScenarioKey): Scenario => catalogue[key]

/** The keys of one heading, in the order of the catalogue. */
export const keysOf = (group: ScenarioGroup): ScenarioKey[] =>
  scenarioKeys.filter((key) => scenarioOf(key).group === group)
