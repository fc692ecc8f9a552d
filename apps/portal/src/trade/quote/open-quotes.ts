import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { serverNow } from '../../shared/time/server-clock.ts'

type Status = Schemas['QuoteStatus']

/** In these a quote takes further options. */
export const openStatuses = ['draft', 'sent', 'viewed', 'chosen'] as const satisfies readonly Status[]

/** Whether further options can be saved; one that was not sent may have passed its last day all the same. */
export const isOpenQuote = ({ status, expire_time }: { status: Status; expire_time: number }): boolean =>
  openStatuses.some((open) => open === status) && expire_time * 1000 > serverNow()

type Entry = BodyOf<'saveQuote'>['options'][number]

/** A saved quote as it stands, and options that join it. */
export const withOptions = (
  { id, version, title, customer, expire_time, show, options }: Schemas['Quote'],
  added: readonly Entry[],
): BodyOf<'saveQuote'> => ({
  id,
  version,
  title,
  customer,
  expire_time,
  show,
  options: [...options.map((option): Entry => ({ id: option.id, sell_price: option.sell_price })), ...added],
})
