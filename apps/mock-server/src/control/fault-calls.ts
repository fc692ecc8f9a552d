import { type OperationId, routes } from '@portal/api-client/contract'
import { violationsOfSuccess } from '../edge/answer-check.ts'
import { type ContractExample, examplesOf, wrongExample } from '../edge/examples.ts'
import { routeOfOperation } from '../edge/route-table.ts'
import { wrongRefusal } from '../world/fault-refusal.ts'
import { type FaultRule, wrongOfRule } from '../world/fault-rule.ts'
import type { FaultState } from '../world/faults.ts'
import { shortText } from '../world/settings.ts'
import { type ControlCall, ControlRefusal } from './call.ts'
import { controlBodies } from './requests.ts'

export async function addFault(call: ControlCall): Promise<FaultState> {
  const { world, ...members } = call.body(controlBodies.fault)
  const wrong = wrongOfRule(members)
  if (wrong !== null) throw new ControlRefusal(400, wrong)
  const rule = members as unknown as FaultRule
  const unfit = await wrongAnswer(rule)
  if (unfit !== null) throw new ControlRefusal(400, unfit)
  return call.world(world).faults.add(rule)
}

/** What the contract has against the answer of a rule; null for nothing. */
async function wrongAnswer(rule: FaultRule): Promise<string | null> {
  const { operation, example, data, forced } = rule
  const refusal = wrongRefusal(rule)
  if (refusal !== null) return refusal
  if (operation === '*') return null
  if (example !== undefined) return wrongExample(operation, example)
  if (data === undefined) return null
  const route = routeOfOperation(operation)
  if (route.answersFile) return `data: ${operation} answers with a file, which has no data.`
  if (forced) return null
  const violations = violationsOfSuccess(route, { code: 1, msg: '', time: 0, data })
  if (violations.length === 0) return null
  return `${violations.join('; ')}. To answer with it all the same, add forced: true.`
}

/** The examples of the operation that the query names. */
export async function listExamples(call: ControlCall): Promise<readonly ContractExample[]> {
  const name = call.query.get('operation') ?? ''
  if (!Object.hasOwn(routes, name))
    throw new ControlRefusal(
      400,
      `operation: an operation of the contract is wanted, not ${shortText(name) || 'nothing'}.`,
    )
  return examplesOf(name as OperationId)
}

export function clearFaults(call: ControlCall): { cleared: boolean } {
  const { world, id } = call.body(controlBodies.clearFaults)
  const { faults } = call.world(world)
  if (id !== undefined) return { cleared: faults.remove(id) }
  faults.clear()
  return { cleared: true }
}
