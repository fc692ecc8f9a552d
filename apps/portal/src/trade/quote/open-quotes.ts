import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { serverNow } from '../../shared/time/server-clock.ts'

type Status = Schemas['QuoteStatus']

/** Statuses in which a quote accepts more options. */
export const openStatuses = ['draft', 'sent', 'viewed', 'chosen'] as const satisfies readonly Status[]

/** Whether options can be added; an unpublished quote may have expired too. */
export const isOpenQuote = ({ status, expire_time }: { status: Status; expire_time: number }): boolean =>
  openStatuses.some((open) => open === status) && expire_time * 1000 > serverNow()

type Entry = BodyOf<'saveQuote'>['options'][number]

/** A saved quote with additional options. */
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
