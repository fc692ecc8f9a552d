import type { BodyOf, DataOf, OperationId, QueryOf } from '@portal/api-client/contract'

/** What an operation is asked with: query of a GET, body of a POST. */
type InputOf<Op extends OperationId> = BodyOf<Op> extends undefined ? QueryOf<Op> : BodyOf<Op>

/** What earlier questions have found on this server. */
export interface Known {
  /** `data` of an earlier answer; its shape is the server's own and may be any. Throws where there is none. */
  from<Op extends OperationId>(operation: Op, about?: string): DataOf<Op>
  /** A day counted from the server's own, `YYYY-MM-DD`. */
  day(offset: number): string
  /** Epoch seconds of the server's clock. */
  readonly now: number
}

/** A situation that this server does not have, so that what needs it cannot be asked. */
export class NotFound extends Error {}

/** The value, or the situation by name that would have had it. */
export function need<T>(value: T | null | undefined, situation: string): T {
  if (value === null || value === undefined) throw new NotFound(situation)
  return value
}

export interface Question {
  readonly operation: OperationId
  /** The situation that is asked about; empty for an operation that has one only. */
  readonly about: string
  /** `anybody`: the member whose token was given, or a visitor without one. */
  readonly as: 'anybody' | 'member' | 'visitor'
  /** Changes something; asked with `--write` alone. */
  readonly write: boolean
  readonly input: (known: Known) => object | undefined
}

/** Makes questions; each input is checked by the contract's own types. */
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
