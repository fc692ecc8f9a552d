import { type ErrorKey, type OperationId, routes } from '@portal/api-client/contract'

/** What is known about one refusal of one call beside its tests. */
export interface Circumstances {
  /** Some screen makes the call. */
  readonly asked: boolean
  /** The file that makes the call, or a module that it brings in, names this refusal and goes another way by it. */
  readonly distinguished: boolean
  /** A test of a screen has caused another refusal of the same call, beyond the end of a session. */
  readonly otherCaused: boolean
}

const onlyNew =
  'The one screen that makes this call adds and never changes: it sends no id that could be gone.'
const oneBooking =
  'One hook books for all products (trade/booking/use-booking.ts) and goes another way by this refusal; its own tests meet it.'

/** Why no test of a screen causes one refusal of one call. */
export const byCall: { readonly [Name in `${OperationId} ${ErrorKey}`]?: string } = {
  'saveGuest NOT_FOUND': onlyNew,
  'bookHotel IDEMPOTENCY_CONFLICT': oneBooking,
  'bookHotel OUTCOME_REQUIRED': oneBooking,
  'bookHotel RATE_EXPIRED': oneBooking,
  'bookCar NOT_FOUND': oneBooking,
  'bookCar IDEMPOTENCY_CONFLICT': oneBooking,
  'bookCar OUTCOME_REQUIRED': oneBooking,
  'bookCar QUOTE_EXPIRED': oneBooking,
  'bookTransfer NOT_FOUND': oneBooking,
  'bookTransfer IDEMPOTENCY_CONFLICT': oneBooking,
  'bookTransfer OUTCOME_REQUIRED': oneBooking,
  'bookTransfer QUOTE_EXPIRED': oneBooking,
}

/** Refusals that meet the same code whatever the call is, so that a test for each call would prove it again. */
const everywhere: { readonly [Key in ErrorKey]?: string } = {
  NEED_LOGIN:
    'One place meets the end of a session, for every call: e2e/session and libs/api-client/src/transport prove it.',
  NO_PERMISSION:
    'Menus and buttons show only what a member may do. Where a right was taken away meanwhile, each call shows the sentence of the server where it was made, which e2e/errors/refusals-order.e2e.ts proves.',
}

const checkedBefore =
  'A form checks by the rules of the contract before it sends; fields that are refused nevertheless have one place (shared/form), which its tests prove.'
const loaded =
  'What a page loads has one place for its refusals (shared/error, decision 27); e2e/errors opens every page with errors of every kind.'
const alike =
  'No screen tells it from the other refusals of this call: each shows the sentence of the server at the same place (decision 27), which the tests of the others prove.'

/** Keys whose reason holds for every call, and rests on tests of some. */
export const restsOnSome: readonly ErrorKey[] = [...(Object.keys(everywhere) as ErrorKey[]), 'VALIDATION']

/** Why a refusal needs no test of a screen of its own; null where it needs one. */
export function reasonFor(
  operation: OperationId,
  key: ErrorKey,
  { asked, distinguished, otherCaused }: Circumstances,
): string | null {
  if (!asked) return 'No screen makes this call.'
  const single = byCall[`${operation} ${key}`]
  if (single !== undefined) return single
  if (distinguished) return null
  const general = everywhere[key]
  if (general !== undefined) return general
  if (routes[operation].safe) return loaded
  if (key === 'VALIDATION') return checkedBefore
  return otherCaused ? alike : null
}
