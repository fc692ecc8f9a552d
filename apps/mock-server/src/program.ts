import type { MockProgram } from './edge/program.ts'
import { mediaFor } from './media/media.ts'
import { operations } from './operations/all.ts'
import { jobHandlers, supplierEvents } from './operations/jobs.ts'
import { checkInvariants } from './operations/order-books.ts'
import { openPersonaSession } from './operations/session.ts'
import { type Base, lazily } from './world/base.ts'
import { seededCompanies, seedMembers } from './world/seed/accounts.ts'
import { catalogueOf } from './world/seed/catalogue.ts'
import { deepFreeze } from './world/freeze.ts'

/** The real business, put together from operations, seed and rules. */
export const program: MockProgram = {
  operations,
  jobs: jobHandlers,
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
  checkInvariants,
  supplierEvents,
  mediaFor,
  openSession: (world, persona) => openPersonaSession(world, persona),
}
