import type { BodyOf, DataOf, OperationId, QueryOf } from '@portal/api-client/contract'
import type { LoggedOrigin } from '../domain/sub-account/admin-log.ts'
import type { Language } from '../texts/language.ts'
import type { MessageKey, TextParams } from '../texts/text.ts'
import type { MemberRecord, SessionRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

export { type ErrorKey, isRefusal, Refusal, type RefusalExtra, refuse } from '../domain/refusal.ts'

/** One call, already authorised, coerced and validated. */
export interface Call<Op extends OperationId> {
  readonly operation: Op
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  readonly language: Language
  /** The signed-in member; never null where the contract says `member`. */
  readonly member: MemberRecord | null
  /**
   * The session of the token. Where the contract says `visitor` it may have expired, and then `member` is null;
   * refusing with NEED_LOGIN gives code 409 with such a session and code 303 without a session.
   */
  readonly session: SessionRecord | null
  /** Epoch ms of the world's clock. */
  readonly now: number
  /** Where the call came from, for the log. */
  readonly from: LoggedOrigin
  /** Origin of the portal that sent the call; empty when unknown. Addresses in documents begin with it. */
  readonly origin: string
  /** The `user-agent` of the caller; empty when unknown. */
  readonly agent: string
}

/** A file instead of an envelope. */
export class FileAnswer {
  readonly bytes: Uint8Array
  readonly media_type: string
  readonly filename: string
  readonly disposition: 'attachment' | 'inline'

  constructor(
    bytes: Uint8Array,
    media_type: string,
    filename: string,
    disposition: 'attachment' | 'inline' = 'attachment',
  ) {
    this.bytes = bytes
    this.media_type = media_type
    this.filename = filename
    this.disposition = disposition
  }
}

/** A success with a message; see `ok`. */
export class Success<Data> {
  readonly data: Data
  readonly msg_key: MessageKey
  readonly params: TextParams | undefined

  constructor(data: Data, msg_key: MessageKey, params?: TextParams) {
    this.data = data
    this.msg_key = msg_key
    this.params = params
  }
}

/** A success whose envelope carries the text of `msg_key` (`messages` in `texts/`) instead of an empty `msg`. */
export const ok = <Data>(data: Data, msg_key: MessageKey, params?: TextParams) =>
  new Success(data, msg_key, params)

type Answer<Op extends OperationId> = DataOf<Op> | Success<DataOf<Op>> | FileAnswer

export type Operation<Op extends OperationId> = (
  call: Call<Op>,
  world: World,
) => Answer<Op> | Promise<Answer<Op>>

/** One entry for each operation of the contract; a missing one does not compile. */
export type Operations = { readonly [Op in OperationId]: Operation<Op> }
