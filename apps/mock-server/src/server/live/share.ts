import type { OperationId } from '@portal/api-client/contract'
import type { LiveInfo } from '../../control/call.ts'
import { nounsIn } from './choice.ts'

/** Which calls a live server answers in place of the mock. */
export interface LiveShare {
  /** Its address with base path, without a slash at the end. */
  readonly url: string
  readonly operations: ReadonlySet<OperationId>
  /** Access token of a member there, as whom those ask who have signed in to the mock; null for none. */
  readonly token: string | null
  /** Persona whose company and rights a member of the live server has in the mock. */
  readonly standIn: string
}

export const infoOf = ({ url, operations }: LiveShare): LiveInfo => ({ url, ...nounsIn(operations) })
