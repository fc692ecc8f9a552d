import type { Schemas } from '@portal/api-client/contract'
import type { SupplierEventName } from '../domain/order/supplier-move.ts'
import type { ContractExample } from '../edge/examples.ts'
import type { StaffEventName } from '../edge/program.ts'
import type { ScenarioKey } from '../scenarios/all.ts'
import type { BothLanguages, ScenarioGroup } from '../scenarios/scenario.ts'
import type { Trace } from '../trace/har.ts'
import type { FaultRule, Latency } from '../world/fault-rule.ts'
import type { FaultState } from '../world/faults.ts'
import type { Job } from '../world/jobs.ts'
import type { CallBodies, JournalEntry } from '../world/journal.ts'
import type { PersonaName } from '../world/personas.ts'
import type { OwnData } from '../world/seed/own/own-rows.ts'
import type { Snapshot } from '../world/snapshot.ts'
import type { StartingStateName } from '../world/starting-states.ts'
import type { VerdictReport } from '../world/verdict.ts'
import type { SentMessage } from '../world/world.ts'
import type { LiveInfo } from './call.ts'

export type {
  BothLanguages,
  CallBodies,
  ContractExample as ExampleInfo,
  FaultRule,
  FaultState,
  Job,
  JournalEntry,
  Latency,
  LiveInfo,
  OwnData,
  PersonaName,
  ScenarioGroup,
  ScenarioKey,
  SentMessage,
  Snapshot,
  StaffEventName,
  StartingStateName as ScenarioName,
  SupplierEventName,
  Trace,
  VerdictReport,
}

export interface WorldInfo {
  readonly id: string
  readonly seed: number
  /** The state with which its rows began. */
  readonly scenario: StartingStateName
  /** The scenario that led to it; null for none. */
  readonly begun: ScenarioKey | null
  readonly mode: 'frozen' | 'ticking'
  /** Epoch ms. */
  readonly start: number
  /** Epoch ms. */
  readonly now: number
  readonly revision: number
  /** How many rows a user has brought along; null for none. */
  readonly data: { readonly hotels: number; readonly guests: number; readonly companies: number } | null
}

export interface WorldRequest {
  /** Generated when absent. An existing world of that name starts over. */
  readonly id?: string
  readonly seed?: number
  /** Epoch ms, or RFC 3339. */
  readonly start?: number | string
  readonly scenario?: StartingStateName
  readonly ticking?: boolean
  /** Own hotels, guests and companies; null for none. Absent: those it has, or those of the mock. */
  readonly data?: object | null
}

export interface ClockInfo {
  /** Epoch ms. */
  readonly now: number
  readonly start: number
  readonly mode: 'frozen' | 'ticking'
  /** The next jobs in the order in which they will run, at most 50. */
  readonly jobs: readonly Job[]
}

export interface ScenarioInfo {
  readonly name: ScenarioKey
  readonly group: ScenarioGroup
  readonly group_title: BothLanguages
  readonly title: BothLanguages
  /** What is prepared, and what to do on the page to see it. */
  readonly text: BothLanguages
  /** The signed-in persona; null for a visitor. */
  readonly persona: PersonaName | null
}

/** A world in the situation of a scenario. */
export interface BegunInfo extends WorldInfo {
  /** Path of the portal that shows the situation. */
  readonly path: string
  /** The signed-in member with both tokens; null for a visitor. */
  readonly user: Schemas['UserInfo'] | null
}

/** Where to click, in the order of the prompt. */
export interface CaptchaPeek {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly points: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  /** The same in the form of the calls: `x,y-x,y;width;height`. */
  readonly info: string
}

export interface Coverage {
  readonly operations: readonly {
    readonly operation: string
    /** `rule`: written by hand; `generated`: made from the contract until a rule is written. */
    readonly answer: 'rule' | 'generated'
    /** In all worlds since the mock started. */
    readonly calls: number
  }[]
  readonly rules: number
  readonly generated: number
}

export interface TraceInfo {
  /** Whether the calls of this world are recorded. */
  readonly recording: boolean
  /** Number of recorded calls. */
  readonly calls: number
  /** Why the recording has stopped, such as a limit; null while it goes on. */
  readonly stopped: string | null
}

export interface Health {
  readonly ok: true
  readonly worlds: number
  readonly strict: boolean
  /** The server that answers some operations in place of the mock; null for none. */
  readonly live: LiveInfo | null
}
