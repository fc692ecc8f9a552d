import type { BodyOf, DataOf, OperationId, QueryOf } from '@portal/api-client/contract'

/** Query of a GET, body of a POST. */
type InputOf<Op extends OperationId> = BodyOf<Op> extends undefined ? QueryOf<Op> : BodyOf<Op>

/** Answers to earlier questions. */
export interface Known {
  /** `data` of an earlier answer, whose shape may be wrong. Throws if there is none. */
  from<Op extends OperationId>(operation: Op, about?: string): DataOf<Op>
  /** So many days from the server's today, `YYYY-MM-DD`. */
  day(offset: number): string
  /** Epoch seconds of the server's clock. */
  readonly now: number
}

/** The server does not have the situation that a question needs. */
export class NotFound extends Error {}

/** @throws NotFound with the name of the situation if there is no value */
export function need<T>(value: T | null | undefined, situation: string): T {
  if (value === null || value === undefined) throw new NotFound(situation)
  return value
}

export interface Question {
  readonly operation: OperationId
  /** The situation; empty if the operation has only one. */
  readonly about: string
  /** `anybody`: the member of the token, or a visitor without one. */
  readonly as: 'anybody' | 'member' | 'visitor'
  /** Changes something, so it needs `--write`. */
  readonly write: boolean
  readonly input: (known: Known) => object | undefined
}

/** Makes questions whose inputs have the types of the contract. */
export const ask =
  (write: boolean) =>
  <Op extends OperationId, const In extends InputOf<Op> | FormData | undefined>(
    operation: Op,
    about = '',
    input: (known: Known) => In | undefined = () => undefined,
    as: Question['as'] = 'anybody',
  ): Question & { readonly input: (known: Known) => In | undefined } => ({
    operation,
    about,
    as,
    write,
    input,
  })
