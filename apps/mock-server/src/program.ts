import type { FavouriteRecord } from './domain/favourite/favourite.ts'
import type { NotificationRecord } from './domain/notification/notice.ts'
import type { MockProgram } from './edge/program.ts'
import { mediaFor } from './media/media.ts'
import { operations } from './operations/all.ts'
import { jobHandlers } from './operations/jobs.ts'
import { checkInvariants } from './operations/order-books.ts'
import { openPersonaSession } from './operations/session.ts'
import { supplierEvents } from './operations/supplier-events.ts'
import { type Base, lazily } from './world/base.ts'
import { cycleJob } from './world/bill-jobs.ts'
import { deepFreeze } from './world/freeze.ts'
import { seededCompanies, seedMembers } from './world/seed/accounts.ts'
import { seedFavourites, seedGuests } from './world/seed/address-book.ts'
import { type SeededApprovals, seedApprovals } from './world/seed/approvals.ts'
import { catalogueOf } from './world/seed/catalogue.ts'
import { contentCounters, type SeededContent, seedContent } from './world/seed/content/content.ts'
import { seededInvoiceTitles } from './world/seed/invoice-titles.ts'
import { seededMarkupRules } from './world/seed/markup-rules.ts'
import { seedNotifications, seedReminders } from './world/seed/notifications.ts'
import { type SeededOrders, seedOrders } from './world/seed/orders.ts'
import { seedPointMoves } from './world/seed/points.ts'
import { seededTopUps } from './world/seed/topups.ts'
import { seededVoucherSettings } from './world/seed/voucher-settings.ts'

/** Bills of the companies that buy on credit are looked after from the first night on. */
const seedCycles = (start: number) =>
  seededCompanies
    .filter(({ credit_limit }) => credit_limit !== null)
    .map((company) => cycleJob(company, start))

/** The real business, put together from operations, seed and rules. */
export const program: MockProgram = {
  operations,
  jobs: jobHandlers,
  books: new Set(['company', 'order', 'ledger_entry', 'hold', 'bill', 'invoice_application'] as const),
  base: ({ seed, start, orders }): Base => {
    const made = lazily({
      member: () => deepFreeze(seedMembers(seed, start)),
      guests: () => deepFreeze(seedGuests(seed, start)),
      favourites: (): readonly FavouriteRecord[] => deepFreeze(seedFavourites(seed, start, made.member)),
      past: (): SeededOrders => {
        const people = { companies: seededCompanies, members: made.member }
        return seedOrders({ seed, start, orders, catalogue: catalogueOf(seed), ...people })
      },
      agreed: (): SeededApprovals =>
        deepFreeze(seedApprovals(made.past.order, seededCompanies, made.member, start)),
      told: (): readonly NotificationRecord[] => {
        const { ledger_entry: entries } = made.past
        return deepFreeze(
          seedNotifications({ seed, start, members: made.member, orders: made.agreed.order, entries }),
        )
      },
      content: (): SeededContent => seedContent(seed, start, () => made.member),
    })
    return lazily<Base>({
      tables: () =>
        lazily<Base['tables']>({
          company: () => seededCompanies,
          member: () => made.member,
          session: () => [],
          sign_in_failure: () => [],
          captcha: () => [],
          verification_code: () => [],
          account_verification: () => [],
          preference: () => [],
          point_move: () => deepFreeze(seedPointMoves(made.member, start)),
          notification: () => made.told,
          upload: () => [],
          approval: () => made.agreed.approval,
          order: () => made.agreed.order,
          ledger_entry: () => made.past.ledger_entry,
          hold: () => made.past.hold,
          cancel_quote: () => [],
          idempotency: () => [],
          bill: () => [],
          invoice_application: () => [],
          invoice_title: () => seededInvoiceTitles,
          topup: () => deepFreeze(seededTopUps(made.past.ledger_entry, seededCompanies, made.member)),
          export_job: () => [],
          voucher_setting: () => seededVoucherSettings,
          draft: () => [],
          guest: () => made.guests,
          favourite: () => made.favourites,
          search_entry: () => [],
          cms_article: () => made.content.cms_article,
          cms_comment: () => made.content.cms_comment,
          cms_reading: () => made.content.cms_reading,
          cms_view: () => [],
          cms_payment: () => made.content.cms_payment,
          cms_tag: () => made.content.cms_tag,
          cms_keyword: () => made.content.cms_keyword,
          cms_friendly_link: () => made.content.cms_friendly_link,
          markup_rule: () => seededMarkupRules,
          quote: () => [],
          quote_view: () => [],
        }),
      jobs: () => [...made.past.jobs, ...seedReminders(made.past.order, start), ...seedCycles(start)],
      counters: () => ({ ...made.past.counters, ...contentCounters }),
    })
  },
  catalogue: (seed, hotels) => catalogueOf(seed, hotels === undefined ? {} : { hotels }),
  checkInvariants,
  supplierEvents,
  mediaFor,
  openSession: (world, persona) => openPersonaSession(world, persona),
}
