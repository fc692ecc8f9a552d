import { type Allocation, noAllocation } from '../../../domain/order/allocation.ts'
import type { Actor, Change } from '../../../domain/order/situation.ts'
import { type Draw, draw } from '../../draw.ts'
import type { CompanyRecord, MemberRecord } from '../../tables.ts'
import type { Catalogue } from '../catalogue.ts'
import { costCentres, orderCustomers, requestTexts } from '../guest-names.ts'
import { bookingInstant } from './order-rate.ts'
import type { StoryRow } from './story.ts'

export interface BookingRequest {
  readonly catalogue: Catalogue
  readonly company: CompanyRecord
  readonly row: StoryRow
  /** Epoch ms at which the world begins. */
  readonly start: number
  /** Who keys an order of this settlement price, a decimal. */
  readonly operatorFor: (price: string) => MemberRecord
  readonly actorFor: (member: MemberRecord) => Actor & { readonly id: string }
}

/** A planned booking: when (epoch ms) and by which member. */
export interface Booking {
  readonly bookedAt: number
  readonly member: MemberRecord
  readonly book: (id: string) => Change
}

/** What the form of any booking says. */
export function commonFields({ catalogue, company, row, actorFor }: BookingRequest, member: MemberRecord) {
  const of = (field: string): Draw => draw(catalogue.seed, 'order', row.index, field)
  return {
    company_id: company.id,
    actor: actorFor(member),
    username: member.username,
    client_ref: uuidFrom(of('client_ref').hex(32)),
    contact: { person: member.nickname, phone: `+${member.area_num}${member.mobile}`, email: member.email },
    special_requests: of('request').pick(requestTexts),
    internal_remark: '',
    allocation: allocationOf(company, row, of('allocation')),
    quote_id: null,
    draft_id: null,
  }
}

/** Most orders of an agency belong to a group of a customer; the customers are agencies and firms. */
function allocationOf({ id }: CompanyRecord, { index }: StoryRow, of: Draw): Allocation {
  if (of.bool(0.3)) return noAllocation
  const group = String(of.int(1, 40)).padStart(3, '0')
  const own_reference = of.bool(0.8) ? `TG${id}-${group}` : `PO-${of.int(100, 999)}${index % 10}`
  return {
    own_reference,
    customer: of.pick(orderCustomers),
    cost_centre: of.bool(0.6) ? of.pick(costCentres) : '',
  }
}

/** When an order of the story was booked, once its service is known; epoch ms. */
export const bookingTime =
  ({ catalogue, row, start }: BookingRequest) =>
  (service: number) =>
    bookingInstant(catalogue.seed, row.index, row.story, start, service)

/** A version 4 UUID made of 32 hexadecimal digits. */
function uuidFrom(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
