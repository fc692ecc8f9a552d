import type { MockProgram, SupplierEvents } from './edge/program.ts'
import { mediaFor } from './media/media.ts'
import { operations } from './operations/all.ts'
import { openPersonaSession } from './operations/session.ts'
import { type Base, lazily } from './world/base.ts'
import type { JobHandlers } from './world/jobs.ts'
import { seededCompanies, seedMembers } from './world/seed/accounts.ts'
import { catalogueOf } from './world/seed/catalogue.ts'
import { deepFreeze } from './world/freeze.ts'

const later = () => null

/** The real business, put together from operations, seed and rules. */
export const program: MockProgram = {
  operations,
  jobs: new Proxy({} as JobHandlers, { get: () => later }),
  books: new Set(['company', 'order', 'ledger_entry', 'hold', 'bill', 'invoice_application'] as const),
  base: ({ seed, start }): Base => ({
    tables: lazily<Base['tables']>({
      company: () => seededCompanies,
      member: () => deepFreeze(seedMembers(seed, start)),
      session: () => [],
      sign_in_failure: () => [],
      captcha: () => [],
      order: () => [],
      ledger_entry: () => [],
      hold: () => [],
      cancel_quote: () => [],
      idempotency: () => [],
      bill: () => [],
      invoice_application: () => [],
      voucher_setting: () => [],
    }),
    jobs: [],
    counters: {},
  }),
  catalogue: (seed) => catalogueOf(seed),
  checkInvariants: () => [],
  supplierEvents: new Proxy({} as SupplierEvents, { get: () => later }),
  mediaFor,
  openSession: (world, persona) => openPersonaSession(world, persona),
}
