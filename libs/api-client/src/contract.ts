/** Doorway for the mock server, tools and tests: the contract without React. */
import type { components, operations } from './generated/contract.d.ts'
import { labels } from './generated/labels.ts'
import type { routes } from './generated/routes.ts'
import { zRefusalEnvelope as refusalEnvelope } from './generated/validators/zod.gen.ts'

export type Schemas = components['schemas']
export type OperationId = keyof operations & keyof typeof routes
export type Language = 'zh-cn' | 'en'
export type ErrorKey = Schemas['ErrorKey']

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never

/** Query params of an operation, parsed from text. */
export type QueryOf<Op extends OperationId> = operations[Op] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : { [name: string]: never }

type Multipart<T> = T extends { content: { 'multipart/form-data': infer Body } } ? Body : never

/** Body of an operation, JSON or a form with files; `undefined` if it has none. */
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer Body }
  ? Json<NonNullable<Body>> | Multipart<NonNullable<Body>>
  : undefined

/** The `data` that an operation answers when it succeeds; `never` for documents. */
export type DataOf<Op extends OperationId> = Json<operations[Op]['responses'][200]>

/** The error keys that an operation may refuse with. */
export type ErrorKeyOf<Op extends OperationId> = (typeof routes)[Op]['refusals'][number]

/** A refusal of any operation. `routes` lists the keys of each. */
export type RefusalEnvelope = ReturnType<ReturnType<typeof refusalEnvelope>['parse']>

export {
  type Findable,
  findRows,
  foldText,
  foldWords,
  isOneSlip,
  keepFound,
  match,
  matchWithSlip,
  pinyinSpelling,
  type SearchText,
  type Spelling,
  searchText,
  spelling,
} from './finding/find.ts'
export * as constraints from './generated/constraints.ts'
export { routes } from './generated/routes.ts'
export { validators } from './generated/validators.ts'
export {
  type AgeConflict,
  adultAge,
  ageConflict,
  ageOn,
  childAge,
  isInfant,
  mostChildSeats,
  usualInfantAge,
} from './guests/age.ts'
export { plainName } from './guests/guest-name.ts'
export {
  comparableLetters,
  isSameGuest,
  type NamedGuest,
  repeatedGuests,
  sharesSpelling,
  spellingsOfAll,
} from './guests/same-guest.ts'
export { type TextFlaw, type TextKind, textFlaw } from './texts/typed-text.ts'
export { flatten, type ParamTree, unflatten } from './transport/params.ts'
/** The validator of a refusal of any operation. */
export { labels, refusalEnvelope }

/** The values of an enumeration of texts, in the order of the contract. */
export const valuesOf = <Name extends keyof typeof labels>(name: Name) =>
  Object.keys(labels[name].en) as (keyof (typeof labels)[Name]['en'] & string)[]

/** The bundled contract as parsed JSON, without examples. It is large, so it is loaded on demand. */
export const loadContract = async (): Promise<unknown> =>
  (await import('./generated/openapi.json', { with: { type: 'json' } })).default
