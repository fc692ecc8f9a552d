import type { SavedGuestRecord } from '../../domain/guest/saved-guest.ts'
import type { FavouriteRecord } from '../../domain/hotel/hotel.ts'
import type { NotificationRecord } from '../../domain/notification/notice.ts'
import { type Base, deepFreeze, lazily } from '../base.ts'
import { cycleJob } from '../bill-jobs.ts'
import { seededCompanies, seedMembers } from './accounts.ts'
import { seedFavourites, seedGuests } from './address-book.ts'
import { seedAdminLog } from './admin-log.ts'
import { type SeededApprovals, seedApprovals } from './approvals.ts'
import { catalogueOf } from './catalogue.ts'
import { contentCounters, type SeededContent, seedContent, seedReviews } from './content/content.ts'
import { seedDrafts } from './drafts.ts'
import { seedGroups } from './groups.ts'
import { seededInvoiceTitles } from './invoice-titles.ts'
import { seededMarkupRules } from './markup-rules.ts'
import { seedNotifications, seedReminders } from './notifications.ts'
import { type SeededOrders, seededForms, seedOrders } from './order/orders.ts'
import type { SalesSeedRequest } from './order/sale-rate.ts'
import { seedPointMoves } from './points.ts'
import { type SeededQuotes, seedQuotes } from './quotes.ts'
import { seedSearches } from './searches.ts'
import { seededTopUps } from './topups.ts'
import { seedTrips } from './trips.ts'
import { seededVoucherSettings } from './voucher-settings.ts'

/** Bills of the companies that buy on credit are looked after from the first night on. */
const seedCycles = (start: number) =>
  seededCompanies
    .filter(({ credit_limit }) => credit_limit !== null)
    .map((company) => cycleJob(company, start))

interface BaseRequest {
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  readonly orders: number | undefined
  /** The bills of the last month were not paid. */
  readonly unpaid?: boolean
}

/** What a world begins with; each part is made when it is first read. */
function makeBase({ seed, start, orders, unpaid = false }: BaseRequest): Base {
  const base = lazily({
    member: () => deepFreeze(seedMembers(seed, start)),
    guests: (): readonly SavedGuestRecord[] => deepFreeze(seedGuests(seed, start, base.member)),
    favourites: (): readonly FavouriteRecord[] => deepFreeze(seedFavourites(seed, start, base.member)),
    past: (): SeededOrders => {
      const people = { companies: seededCompanies, members: base.member }
      return seedOrders({ seed, start, orders, unpaid, catalogue: catalogueOf(seed), ...people })
    },
    agreed: (): SeededApprovals =>
      deepFreeze(seedApprovals(base.past.order, seededCompanies, base.member, start)),
    notifications: (): readonly NotificationRecord[] => {
      const { ledger_entry: entries } = base.past
      return deepFreeze(
        seedNotifications({ seed, start, members: base.member, orders: base.agreed.order, entries }),
      )
    },
    sales: (): SalesSeedRequest => {
      const people = { companies: seededCompanies, members: base.member }
      return { seed, start, catalogue: catalogueOf(seed), ...people }
    },
    quoted: (): SeededQuotes => deepFreeze(seedQuotes(base.sales, base.agreed.order)),
    content: (): SeededContent => seedContent(seed, start, () => base.member),
  })
  return lazily<Base>({
    tables: () =>
      lazily<Base['tables']>({
        company: () => seededCompanies,
        member: () => base.member,
        session: () => [],
        second_factor: () => [],
        sign_in_challenge: () => [],
        access_setting: () => [],
        sign_in_failure: () => [],
        captcha: () => [],
        captcha_code: () => [],
        verification_code: () => [],
        account_verification: () => [],
        preference: () => [],
        point_move: () => deepFreeze(seedPointMoves(base.member, start)),
        notification: () => base.notifications,
        upload: () => [],
        admin_log: () =>
          deepFreeze(seedAdminLog(base.member, seededCompanies, seededMarkupRules, catalogueOf(seed), start)),
        approval: () => base.agreed.approval,
        order: () => base.agreed.order,
        ledger_entry: () => base.past.ledger_entry,
        hold: () => base.past.hold,
        cancel_quote: () => [],
        change_quote: () => [],
        idempotency: () => deepFreeze(seededForms(base.past.order)),
        bill: () => base.past.bill,
        invoice_application: () => base.past.invoice_application,
        invoice_title: () => seededInvoiceTitles,
        topup: () => deepFreeze(seededTopUps(base.past.ledger_entry, seededCompanies, base.member)),
        export_job: () => [],
        month_end: () => [],
        voucher_setting: () => seededVoucherSettings,
        draft: () => deepFreeze(seedDrafts(base.sales)),
        guest: () => base.guests,
        favourite: () => base.favourites,
        search_entry: () => deepFreeze(seedSearches(base.sales)),
        cms_article: () => base.content.cms_article,
        cms_comment: () => base.content.cms_comment,
        cms_reading: () => base.content.cms_reading,
        cms_view: () => [],
        cms_payment: () => base.content.cms_payment,
        cms_tag: () => base.content.cms_tag,
        cms_keyword: () => base.content.cms_keyword,
        cms_friendly_link: () => base.content.cms_friendly_link,
        markup_rule: () => seededMarkupRules,
        quote: () => base.quoted.quote,
        quote_view: () => base.quoted.quote_view,
        order_view: () => [],
        trip: () => deepFreeze(seedTrips(base.agreed.order, catalogueOf(seed), start)),
        group_request: () => deepFreeze(seedGroups(seededCompanies, base.member, catalogueOf(seed), start)),
        rate_window: () => [],
        hotel_price: () => [],
      }),
    jobs: () => [
      ...base.past.jobs,
      ...seedReminders(base.past.order, start),
      ...seedCycles(start),
      ...seedReviews(base.content),
    ],
    counters: () => ({ ...base.past.counters, ...contentCounters }),
  })
}

const bases = new Map<string, Base>()
const keptBases = 6

/** Bases are frozen and pure, so all mocks of a process share them: the past of a seed is made once. */
export function baseOf(request: BaseRequest): Base {
  const key = Object.values(request).join(' ')
  const base = bases.get(key) ?? makeBase(request)
  // The last entry of the map is the most recently requested; the first is evicted.
  bases.delete(key)
  if (bases.size >= keptBases) bases.delete(bases.keys().next().value as string)
  bases.set(key, base)
  return base
}
