import { refuse } from '../domain/refusal.ts'
import type { MemberRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import type { Viewer } from './viewer.ts'

/** How long the first result is returned again. */
const answeredMs = 30 * 86_400_000

interface OnceRequest {
  readonly member: Pick<MemberRecord, 'id' | 'company_id'>
  readonly operation: string
  readonly client_ref: string
  readonly body: unknown
  /** Epoch ms. */
  readonly now: number
}

interface OnceResult {
  /** What the first call created, e.g. a booking id. */
  readonly subject: string
  readonly replayed: boolean
}

/**
 * Runs `effect` at most once per company and `client_ref`. The same body gets the first result again; another body is
 * refused, and so is another member, who may not see the first result. After thirty days the first result is no
 * longer returned, but the `client_ref` stays taken, because it exists to prevent a second effect. A refused effect
 * is not remembered, so a corrected form may use the same `client_ref`.
 */
export function once(world: World, request: OnceRequest, effect: () => string): OnceResult {
  const { operation, now, member } = request
  const id = `${member.company_id}/${request.client_ref}`
  const body = canonicalJson(request.body)
  const known = world.tables.idempotency.get(id)
  if (known) {
    const same = known.operation === operation && known.body === body && known.member_id === member.id
    if (!same || now >= known.answered_until) throw refuse('IDEMPOTENCY_CONFLICT')
    return { subject: known.subject, replayed: true }
  }
  const subject = effect()
  const answered_until = now + answeredMs
  world.tables.idempotency.put({ id, member_id: member.id, operation, body, subject, answered_until })
  return { subject, replayed: false }
}

interface SentCall {
  readonly operation: string
  readonly body: { readonly client_ref: string }
  readonly now: number
}

/** `once` for a call whose body is compared as it was sent. */
export function onceAsSent(
  { operation, body, now }: SentCall,
  { world, member }: Viewer,
  effect: () => string,
): OnceResult {
  return once(world, { member, operation, client_ref: body.client_ref, body, now }, effect)
}

/** JSON with sorted keys: equal bodies give equal texts, whatever their key order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
