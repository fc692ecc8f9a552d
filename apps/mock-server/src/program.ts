import type { MockProgram } from './edge/program.ts'
import { mediaFor } from './media/media.ts'
import { operations } from './operations/all.ts'
import { checkInvariants } from './operations/company-ledger.ts'
import { jobHandlers } from './operations/jobs.ts'
import { supplierEvents } from './operations/order/supplier-events.ts'
import { openPersonaSession } from './operations/session/session.ts'
import { staffEvents } from './operations/staff-events.ts'
import { watchCall } from './operations/sub-account/witness.ts'
import { catalogueOf } from './world/seed/catalogue.ts'
import { baseOf } from './world/seed/seeded-base.ts'

/** The real business: operations, seed and rules put together. */
export const program: MockProgram = {
  operations,
  jobs: jobHandlers,
  ledger: new Set([
    'company',
    'order',
    'ledger_entry',
    'hold',
    'bill',
    'invoice_application',
    'topup',
    'cms_payment',
  ] as const),
  base: baseOf,
  catalogue: (seed, hotels, own) => catalogueOf(seed, { hotels, own }),
  checkInvariants,
  watchCall,
  supplierEvents,
  staffEvents,
  mediaFor,
  openSession: (world, persona) => openPersonaSession(world, persona),
}
