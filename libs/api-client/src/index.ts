/** Doorway for the portal: hooks and calls, their types, and the connection of the transport to the portal. */
export type { Language, OperationId, Schemas } from './contract.ts'
export { findRows, spelling } from './finding/find.ts'
export * as constraints from './generated/constraints.ts'
export * from './generated/hooks/index.ts'
export {
  type AgeConflict,
  adultAge,
  ageConflict,
  ageOn,
  isInfant,
  mostChildSeats,
  usualInfantAge,
} from './guests/age.ts'
export { plainName } from './guests/guest-name.ts'
export { isSameGuest, repeatedGuests, spellingsOf } from './guests/same-guest.ts'
export {
  createQueryClient,
  refreshApprovals,
  refreshBills,
  refreshDrafts,
  refreshFavourites,
  refreshGroups,
  refreshMarkupRules,
  refreshOrders,
  refreshQuotes,
  refreshTrips,
} from './query-client.ts'
export { isAnySupported, isSupported, setUnsupportedOperations } from './supported.ts'
export { type TextFlaw, textFlaw } from './texts/typed-text.ts'
export {
  ApiError,
  type ApiErrorKind,
  isRefusal,
  type RefusalData,
  type UnreadableAnswer,
} from './transport/api-error.ts'
export type { TransportTextKey } from './transport/http-errors.ts'
export { dropdownParams } from './transport/params.ts'
export {
  type ApiPorts,
  connectApi,
  keepsAnswers,
  onAnswer,
  onFailedCall,
  sendFile,
} from './transport/ports.ts'
export { type CallFlags, request } from './transport/request.ts'
