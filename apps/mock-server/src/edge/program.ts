import type { OperationId, Schemas } from '@portal/api-client/contract'
import type { SupplierEventName } from '../domain/order/supplier-move.ts'
import type { Refusal } from '../domain/refusal.ts'
import type { LoggedOrigin } from '../domain/sub-account/admin-log.ts'
import type { Base } from '../world/base.ts'
import type { Catalogue } from '../world/seed/catalogue.ts'
import type { OwnData } from '../world/seed/own/own-rows.ts'
import type { MemberRecord, Tables } from '../world/tables.ts'
import type { JobHandlers, World } from '../world/world.ts'
import type { Operations } from './operation.ts'

/** Null when done; otherwise a sentence that says why it could not be. */
export type SupplierEvent = (
  world: World,
  booking_id: string,
  detail: Readonly<Record<string, unknown>>,
) => string | null

export type SupplierEvents = { readonly [Name in SupplierEventName]: SupplierEvent }

export const staffEventNames = [
  'group_offer',
  'group_refuse',
  'group_silent',
  'pay_later',
  'dispute_answer',
] as const
export type StaffEventName = (typeof staffEventNames)[number]

/** What our staff do beside orders; `id` names what it is about. */
export type StaffEvents = { readonly [Name in StaffEventName]: SupplierEvent }

/** A call that is about to be authorised. */
export interface WatchedCall {
  readonly operation: OperationId
  readonly member: MemberRecord | null
  /** Epoch ms. */
  readonly now: number
  readonly from: LoggedOrigin
}

/** Is told how one call ended. */
export interface Witness {
  done(sent: object, data: unknown): void
  /** @param sent null where the call was refused before it was read */
  refused(refusal: Refusal, sent: object | null): void
}

interface SeedRequest {
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  /** How many orders; undefined for the usual number. */
  readonly orders: number | undefined
  /** The bills of the last month were not paid. */
  readonly unpaid?: boolean
}

/** The business behind the edge: everything that worlds and transports do not know themselves. */
export interface MockProgram {
  readonly operations: Operations
  readonly jobs: JobHandlers
  /** Tables whose changes put a company's ledger to the test; their rows carry `company_id`. */
  readonly ledger: ReadonlySet<keyof Tables>
  /** The rows that a world begins with, before its scenario changes them. */
  readonly base: (request: SeedRequest) => Base
  readonly catalogue: (seed: number, hotels: number | undefined, own: OwnData | null) => Catalogue
  /** One sentence for each broken invariant of the company's ledger. */
  readonly checkInvariants: (world: World, company_id: string) => readonly string[]
  /** Writes a call into the log of the company; null for a call that is not logged. */
  readonly watchCall: (call: WatchedCall, world: World) => Witness | null
  readonly supplierEvents: SupplierEvents
  readonly staffEvents: StaffEvents
  /** The picture at a path under `/media/` as SVG, or null. */
  readonly mediaFor: (path: string) => string | null
  /** Opens a session without captcha for a persona; null when there is nobody of that name. */
  readonly openSession: (world: World, persona: string) => Schemas['UserInfo'] | null
}
