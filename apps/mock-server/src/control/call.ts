import type { OperationId } from '@portal/api-client/contract'
import type { ZodType } from 'zod'
import type { Handle } from '../edge/exchange.ts'
import type { MockProgram } from '../edge/program.ts'
import type { Recorder } from '../trace/recorder.ts'
import type { LiveWorld } from '../world/live-world.ts'
import type { Worlds } from '../world/worlds.ts'
import type { ControlAccess } from './guard.ts'

/** A live server that answers a part of the calls. */
export interface LiveInfo {
  readonly url: string
  /** Nouns whose operations it answers, all of them. */
  readonly nouns: readonly string[]
  /** Operations of other nouns. */
  readonly operations: readonly OperationId[]
}

export interface ControlPort {
  readonly program: MockProgram
  readonly worlds: Worlds
  readonly strict: boolean
  readonly calls: ReadonlyMap<OperationId, number>
  readonly access: ControlAccess
  readonly live: LiveInfo | null
  readonly recorder: Recorder
  /** Answers a product call, as every transport makes it; scenarios are prepared by such calls. */
  readonly handle: Handle
}

/** A control call that cannot be carried out: an HTTP status and a sentence. */
export class ControlRefusal extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** Everything that a control call works with. */
export interface ControlCall {
  readonly port: ControlPort
  readonly query: URLSearchParams
  /** The rest of the path after the name of the call. */
  readonly rest: string
  /** The validated body. @throws ControlRefusal that names every error */
  body<T>(schema: ZodType<T>): T
  /** The world that body, query, header or cookie names, with its clock up to date. */
  world(named?: string): LiveWorld
}
