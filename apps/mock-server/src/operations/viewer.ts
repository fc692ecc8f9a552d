import type { Schemas } from '@portal/api-client/contract'
import { type Minor, parseAmount } from '../domain/money/money.ts'
import { payLaterUntil } from '../domain/order/pay-later.ts'
import type { Actor } from '../domain/order/situation.ts'
import { refuse } from '../domain/refusal.ts'
import { nodesInEffect, seesNetPrices } from '../domain/sub-account/sight.ts'
import type { Language, LocalText } from '../texts/language.ts'
import type { CompanyRecord, MemberRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/** Decides which amounts a reader sees. */
export interface Sight {
  /** Sees settlement prices and everything they could be derived from. */
  readonly seesNet: boolean
}

/** A visitor or member to whom prices are shown: one language, one instant, one currency. */
export interface Reader extends Sight {
  readonly world: World
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
  /** A member's settlement currency; the site's for a visitor. */
  readonly currency: string
  /** Owner of the searches; all visitors share one id. */
  readonly reader_id: string
}

/** A reader who is signed in. */
export interface Viewer extends Reader {
  readonly member: MemberRecord
  readonly company: CompanyRecord
  readonly actor: Actor & { readonly id: string }
}

/** Currency in which visitors see prices. */
export const siteCurrency = 'CNY'

interface SignedCall {
  readonly member: MemberRecord | null
  readonly language: Language
  readonly now: number
}

/** Throws NEED_LOGIN without a member; the edge refuses such calls first. */
export function viewerOf({ member, language, now }: SignedCall, world: World): Viewer {
  const company = member && world.tables.company.get(member.company_id)
  if (!company) throw refuse('NEED_LOGIN')
  const seesNet = seesNetPrices(member)
  return {
    world,
    member,
    company,
    language,
    now,
    actor: actorOf(member, company),
    currency: company.settlement_currency,
    seesNet,
    reader_id: member.id,
  }
}

/**
 * The channels a reader can pay through: those of the account, and credit only where the company has a credit line. A
 * visitor, and an account without channels, see all channels of the site.
 */
export function payChannels(reader: Reader | Viewer): Schemas['PayChannel'][] {
  const all = ['predeposit', 'credit'] as const
  if (!('member' in reader)) return [...all]
  const { member, company } = reader
  const open = all.filter(
    (channel) => member.channels.includes(channel) && (channel !== 'credit' || company.credit_limit !== null),
  )
  return open.length > 0 ? open : [...all]
}

/** Until when an order of these terms may be paid later, in epoch ms; null where it may not. */
export function payLaterOf(
  reader: Reader | Viewer,
  terms: Parameters<typeof payLaterUntil>[0],
): number | null {
  if (!('company' in reader) || !reader.company.pay_later || !payChannels(reader).includes('credit'))
    return null
  const until = payLaterUntil(terms, reader.now)
  return typeof until === 'number' ? until : null
}

/** Everybody may see hotels and selling prices; only members see what they cost the company. */
export function readerOf(call: SignedCall, world: World): Reader {
  if (call.member) return viewerOf(call, world)
  const { language, now } = call
  return { world, language, now, currency: siteCurrency, seesNet: false, reader_id: 'visitor' }
}

export function actorOf(member: MemberRecord, company: CompanyRecord): Viewer['actor'] {
  const minor = (amount: string | null): Minor | null =>
    amount === null ? null : parseAmount(amount, company.settlement_currency)
  return {
    type: 'member',
    id: member.id,
    name: member.nickname,
    staff: member.staff,
    seesNet: seesNetPrices(member),
    nodes: nodesInEffect(member),
    products: member.products,
    channels: member.channels,
    limit_per_order: minor(member.limit_per_order),
    limit_per_month: minor(member.limit_per_month),
    approval_over: minor(member.approval_over),
  }
}

export const say = (text: LocalText, { language }: Pick<Reader, 'language'>): string => text[language]
