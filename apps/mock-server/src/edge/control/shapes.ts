import type { FaultRule, FaultState } from '../../world/faults.ts'
import type { Job } from '../../world/jobs.ts'
import type { JournalEntry } from '../../world/journal.ts'
import type { ScenarioName } from '../../world/scenarios/scenario.ts'
import type { Snapshot } from '../../world/snapshot.ts'
import type { VerdictReport } from '../../world/verdict.ts'
import type { SentMessage } from '../../world/world.ts'
import type { SupplierEventName } from '../program.ts'

export type {
  FaultRule,
  FaultState,
  Job,
  JournalEntry,
  ScenarioName,
  SentMessage,
  Snapshot,
  SupplierEventName,
  VerdictReport,
}

export interface WorldInfo {
  readonly id: string
  readonly seed: number
  readonly scenario: ScenarioName
  readonly mode: 'frozen' | 'ticking'
  /** Epoch ms. */
  readonly start: number
  /** Epoch ms. */
  readonly now: number
  readonly revision: number
}

export interface WorldRequest {
  /** Drawn when absent. An existing world of that name starts afresh. */
  readonly id?: string
  readonly seed?: number
  /** Epoch ms, or RFC 3339. */
  readonly start?: number | string
  readonly scenario?: ScenarioName
  readonly ticking?: boolean
}

export interface ClockInfo {
  /** Epoch ms. */
  readonly now: number
  readonly start: number
  readonly mode: 'frozen' | 'ticking'
  /** What happens by itself, in the order in which it will; at most the next 50. */
  readonly jobs: readonly Job[]
}

export interface ScenarioInfo {
  readonly name: ScenarioName
  readonly sentence: { readonly en: string; readonly 'zh-cn': string }
}

/** Where to click, in the order of the prompt. */
export interface CaptchaPeek {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly points: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  /** The same, as the calls want it: `x,y-x,y;width;height`. */
  readonly info: string
}

export interface Coverage {
  readonly operations: readonly {
    readonly operation: string
    /** `rule`: written by hand; `generated`: drawn from the contract until somebody writes it. */
    readonly answer: 'rule' | 'generated'
    /** Since the mock started, in all worlds. */
    readonly calls: number
  }[]
  readonly rules: number
  readonly generated: number
}

export interface Health {
  readonly ok: true
  readonly worlds: number
  readonly strict: boolean
}
