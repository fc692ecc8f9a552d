/** Doorway for the portal: named calls, their types, and the transport's ports. */
export type { Language, OperationId, Schemas } from './contract.ts'
export { constraints } from './generated/constraints.ts'
export { type NameFlaw, nameFlaw, plainName } from './guests/guest-name.ts'
export { isSameGuest, repeatedGuests, spellingsOf } from './guests/same-guest.ts'
export { connectLacking, hasCall, hasSome } from './lacking.ts'
export * from './queries/account.ts'
export * from './queries/airport.ts'
export * from './queries/approval.ts'
export * from './queries/bill.ts'
export * from './queries/car.ts'
export * from './queries/client.ts'
export * from './queries/cms.ts'
export * from './queries/dashboard.ts'
export * from './queries/draft.ts'
export * from './queries/export.ts'
export * from './queries/favourite.ts'
export * from './queries/guest.ts'
export * from './queries/hotel.ts'
export * from './queries/invoice.ts'
export * from './queries/markup.ts'
export * from './queries/notification.ts'
export * from './queries/order.ts'
export * from './queries/order-view.ts'
export * from './queries/place.ts'
export * from './queries/quote.ts'
export * from './queries/search.ts'
export * from './queries/session.ts'
export * from './queries/sub-account.ts'
export * from './queries/upload.ts'
export * from './queries/voucher.ts'
export * from './queries/wallet.ts'
export {
  ApiError,
  type ApiErrorKind,
  isRefusal,
  type RefusalData,
  type UnreadableAnswer,
} from './transport/api-error.ts'
export { dropdownParams } from './transport/dropdown.ts'
export type { TransportTextKey } from './transport/http-errors.ts'
export { sendFile } from './transport/late-send-file.ts'
export {
  type ApiPorts,
  connectApi,
  keepsAnswers,
  onAnswer,
  onFailedCall,
} from './transport/ports.ts'
export { type CallFlags, request } from './transport/request.ts'
