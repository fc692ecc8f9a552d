import type {
  BodyOf,
  ErrorKey,
  ErrorKeyOf,
  Language,
  OperationId,
  QueryOf,
} from '@portal/api-client/contract'
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
  readonly refused?: ErrorKeyOf<Op>
  /** The input; a function prepares the situation by calls first. */
  readonly request?: Sent<Op> | ((stage: Stage) => Promise<Sent<Op>>)
}

/** Scenes of each operation by name. Total over the contract: an operation without scenes does not compile. */
export type Scenes = { readonly [Op in OperationId]: Readonly<Record<string, Scene<Op>>> }

type AnyRequest<Op extends OperationId> = NonNullable<Scene<Op>['request']>

/** A scene that is refused with this key. It is a scene of an operation only where that operation declares the key. */
type Refused<Op extends OperationId, Key extends ErrorKey> = Omit<Scene<Op>, 'refused'> & {
  readonly refused: Key
}

/** Nobody is signed in. */
export const byVisitor = <Op extends OperationId>(request?: AnyRequest<Op>): Refused<Op, 'NEED_LOGIN'> => ({
  summary: 'Nobody is signed in',
  as: null,
  refused: 'NEED_LOGIN',
  ...(request ? { request } : {}),
})

/** A member whose role only looks. */
export const byViewer = <Op extends OperationId>(request?: AnyRequest<Op>): Refused<Op, 'NO_PERMISSION'> => ({
  summary: 'The role of the member does not allow it',
  as: 'golden_viewer',
  refused: 'NO_PERMISSION',
  ...(request ? { request } : {}),
})

/** An id that is nobody's, or another company's. */
export const ofNothing = <Op extends OperationId>(request: AnyRequest<Op>): Refused<Op, 'NOT_FOUND'> => ({
  summary: 'There is no such record, or it belongs to another company',
  refused: 'NOT_FOUND',
  request,
})
