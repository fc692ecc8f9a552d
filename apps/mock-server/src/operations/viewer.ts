import type { LocalText } from '../domain/hotel/priced-rate.ts'
import { type Minor, type Money, parseAmount } from '../domain/money/money.ts'
import type { Actor } from '../domain/order/situation.ts'
import { type Refusal, refuse } from '../domain/refusal.ts'
import type { Language } from '../texts/language.ts'
import { type ValidationKey, validationText } from '../texts/text.ts'
import type { CompanyRecord, MemberRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/** For whom an answer is made: one member, one language, one instant. */
export interface Viewer {
  readonly world: World
  readonly member: MemberRecord
  readonly company: CompanyRecord
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
  readonly actor: Actor & { readonly id: string }
  /** Settlement prices and everything that would give them away. */
  readonly seesNet: boolean
}

interface SignedCall {
  readonly member: MemberRecord | null
  readonly language: Language
  readonly now: number
}

/** Throws NEED_LOGIN without a member; the edge has refused such a call before. */
export function viewerOf({ member, language, now }: SignedCall, world: World): Viewer {
  const company = member && world.tables.company.get(member.company_id)
  if (!company) throw refuse('NEED_LOGIN')
  const seesNet = !member.hide_net_price && member.nodes.includes('order/viewNet')
  return { world, member, company, language, now, actor: actorOf(member, company), seesNet }
}

export function actorOf(member: MemberRecord, company: CompanyRecord): Viewer['actor'] {
  const minor = (amount: string | null): Minor | null =>
    amount === null ? null : parseAmount(amount, company.settlement_currency)
  return {
    type: 'member',
    id: member.id,
    name: member.nickname,
    nodes: member.nodes,
    limit_per_order: minor(member.limit_per_order),
    limit_per_month: minor(member.limit_per_month),
  }
}

export const net = (viewer: Pick<Viewer, 'seesNet'>, money: Money): Money | null =>
  viewer.seesNet ? money : null

export const say = (text: LocalText, { language }: Pick<Viewer, 'language'>): string => text[language]

/** Rules name the faults of fields by key; callers read sentences. */
export function inWords(refusal: Refusal, { language }: Pick<Viewer, 'language'>): Refusal {
  if (!refusal.fields) return refusal
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, keys]) => [
      path,
      keys.map((key) => validationText(language, key as ValidationKey)),
    ]),
  )
  return refuse(refusal.error_key, refusal.params, {
    fields,
    ...(refusal.extra ? { extra: refusal.extra } : {}),
  })
}
