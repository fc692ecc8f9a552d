import type { BodyOf, ErrorKey, Language, OperationId, QueryOf } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import type { StartingStateName } from '../../world/starting-states.ts'
import type { Stage } from './stage.ts'

/**
 * The input of a request. It follows the schema, even where it will be refused. Fields with a default may be left out,
 * although the types require them.
 */
export interface Sent<Op extends OperationId> {
  readonly query?: QueryOf<Op>
  readonly body?: Partial<BodyOf<Op>>
}

/** One exchange that the examples show: caller, request and situation, in a fresh world. */
export interface Scene<Op extends OperationId> {
  /** One line for the reader of the contract. */
  readonly summary: string
  /** `goldenland` when absent; null is a visitor. */
  readonly as?: PersonaName | null
  /** English when absent. */
  readonly language?: Language
  readonly scenario?: StartingStateName
  /** The refusal that it must end in; absent where it succeeds. */
  readonly refused?: ErrorKey
  /** The input; a function prepares the situation by calls first. */
  readonly request?: Sent<Op> | ((stage: Stage) => Promise<Sent<Op>>)
}

/** Scenes of each operation by name. Total over the contract: an operation without scenes does not compile. */
export type Scenes = { readonly [Op in OperationId]: Readonly<Record<string, Scene<Op>>> }

type AnyRequest<Op extends OperationId> = NonNullable<Scene<Op>['request']>

/** Nobody is signed in. */
export const byVisitor = <Op extends OperationId>(request?: AnyRequest<Op>): Scene<Op> => ({
  summary: 'Nobody is signed in',
  as: null,
  refused: 'NEED_LOGIN',
  ...(request ? { request } : {}),
})

/** A member whose role only looks. */
export const byViewer = <Op extends OperationId>(request?: AnyRequest<Op>): Scene<Op> => ({
  summary: 'The role of the member does not allow it',
  as: 'golden_viewer',
  refused: 'NO_PERMISSION',
  ...(request ? { request } : {}),
})

/** An id that is nobody's, or another company's. */
export const ofNothing = <Op extends OperationId>(request: AnyRequest<Op>): Scene<Op> => ({
  summary: 'There is no such record, or it belongs to another company',
  refused: 'NOT_FOUND',
  request,
})
