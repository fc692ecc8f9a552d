import { refusalEnvelope, routes, validators } from '@portal/api-client/contract'
import { holdsNode, nodesOfRole } from '../../domain/menu/permission.ts'
import type { EdgeResponse } from '../../edge/exchange.ts'
import type { Validator } from '../../edge/route-table.ts'
import { program } from '../../program.ts'
import type { LiveWorld } from '../../world/live-world.ts'
import type { World } from '../../world/world.ts'
import { type FuzzCall, fieldToName } from './draw-call.ts'
import { jsonOf } from './request.ts'
import type { Taint } from './taint.ts'

export const graver = new Set(['unhandled_error', 'answer_outside_contract', 'broken_invariant'])

/** The error of an answer in a sentence; null when there is none. */
export function errorOf(
  call: FuzzCall,
  response: EdgeResponse,
  world: LiveWorld,
  taint: Taint,
): string | null {
  const found = world.verdict.report().findings.find(({ kind }) => graver.has(kind))
  if (found) return `${found.kind}: ${found.sentence}`
  return statusError(call, response) ?? answerError(call, response) ?? taint.errorOf(call, response)
}

function statusError({ mode }: FuzzCall, { status }: EdgeResponse): string | null {
  const wanted = mode === 'method' ? 405 : mode === 'malformed' ? 400 : 200
  return status === wanted ? null : `HTTP ${status} where ${wanted} was due`
}

/** True for code 1 and for a file. */
export const isSuccess = (response: EdgeResponse): boolean =>
  response.status === 200 && (jsonOf(response)?.code ?? 1) === 1

interface Refused {
  readonly error_key?: string
  readonly fields?: Readonly<Record<string, unknown>>
}

function answerError(call: FuzzCall, response: EdgeResponse): string | null {
  const { operation, mode } = call
  const route = routes[operation]
  if (response.status !== 200) return null
  const envelope = jsonOf(response)
  if (envelope === null) return route.answer === 'file' ? null : 'a file where an envelope was due'
  const refused = (envelope.data ?? {}) as Refused
  const outside = outsideContract(operation, envelope)
  if (outside) return outside
  const member = route.auth === 'member'
  if (member && mode === 'visitor') return due(envelope.code, 303)
  if (member && mode === 'expired') return due(envelope.code, 409)
  if (mode === 'viewer' && lacks(route.permission)) return due(envelope.code, 401)
  const first = fieldToName(call)
  if (first === null) return mode === 'extra' && call.spoilt !== null ? passedOver(call, refused) : null
  if (refused.error_key !== 'VALIDATION') return `${call.spoilt} is spoilt (${mode}), and nothing says so`
  const named = Object.keys(refused.fields ?? {}).some((field) => field.startsWith(first))
  return named ? null : `${call.spoilt} is spoilt (${mode}), but other fields are named`
}

const passedOver = ({ spoilt }: FuzzCall, { fields = {} }: Refused): string | null =>
  Object.keys(fields).some((field) => field.endsWith('surplus_field')) ? `${spoilt} is not passed over` : null

const due = (code: number, wanted: number): string | null =>
  code === wanted ? null : `code ${code} where ${wanted} was due`

/** Whether a read-only member lacks it. */
const lacks = (permission: string | null): boolean => !holdsNode(nodesOfRole('viewer'), permission)

export function outsideContract(operation: FuzzCall['operation'], envelope: { code: number }): string | null {
  const set: { readonly answer?: Validator } = validators[operation]
  const validator = envelope.code === 1 ? set.answer : refusalEnvelope()
  const result = validator?.safeParse(envelope)
  if (!result || result.success) return null
  const issue = result.error.issues[0]
  return `outside the contract at ${issue?.path.map(String).join('.')}: ${issue?.message}`
}

/** Sentences about ledgers that no longer agree. */
export const brokenInvariants = (world: World): readonly string[] =>
  world.tables.company.all().flatMap(({ id }) => program.checkInvariants(world, id))
