/** Doorway for the mock server, tools and tests: the contract without React. */
import type { components, operations } from './generated/contract.d.ts'
import { labels } from './generated/labels.ts'
import type { routes } from './generated/routes.ts'

export type Schemas = components['schemas']
export type OperationId = keyof operations & keyof typeof routes
export type Language = 'zh-cn' | 'en'
export type ErrorKey = Schemas['ErrorKey']

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never

/** Query params of an operation, after reading them from text. */
export type QueryOf<Op extends OperationId> = operations[Op] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : { [name: string]: never }

type Multipart<T> = T extends { content: { 'multipart/form-data': infer Body } } ? Body : never

/** Body of an operation, JSON or a form with files; `undefined` for one without. */
export type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody: infer Body }
  ? Json<NonNullable<Body>> | Multipart<NonNullable<Body>>
  : undefined

/** What stands in the envelope's `data` on success; `never` for documents. */
export type DataOf<Op extends OperationId> =
  Json<operations[Op]['responses'][200]> extends { data: infer Data } ? Data : never

export { constraints } from './generated/constraints.ts'
export { routes } from './generated/routes.ts'
/** Validator of what is answered in place of a success. */
export { zRefusalEnvelope as refusalEnvelope } from './generated/validators/zod.gen.ts'
export { validators } from './generated/validators.ts'
export { comparableLetters } from './guests/comparable.ts'
export { type NameFlaw, nameFlaw, plainName } from './guests/guest-name.ts'
export {
  isSameGuest,
  type NamedGuest,
  repeatedGuests,
  sharesSpelling,
  spellingsOfAll,
} from './guests/same-guest.ts'
export { flatten, type ParamTree, unflatten } from './transport/flatten.ts'
export { labels }

/** The values of an enumeration of texts, in the order of the contract. */
export const valuesOf = <Name extends keyof typeof labels>(name: Name) =>
  Object.keys(labels[name].en) as (keyof (typeof labels)[Name]['en'] & string)[]

/** The bundled contract itself, as parsed JSON; large, so it is brought in only when asked for. */
export const loadContract = async (): Promise<unknown> =>
  (await import('./generated/openapi.json', { with: { type: 'json' } })).default
