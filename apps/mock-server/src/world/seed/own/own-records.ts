import type { SavedGuestRecord } from '../../../domain/guest/saved-guest.ts'
import type { HotelRecord } from '../../../domain/hotel/hotel.ts'
import { positionOf } from '../../../domain/ledger/position.ts'
import { post } from '../../../domain/ledger/posting.ts'
import { nodesOfRole } from '../../../domain/menu/permission.ts'
import { parseAmount } from '../../../domain/money/money.ts'
import { usualAllocationSetting } from '../../../domain/order/allocation.ts'
import { type Base, deepFreeze, withTables } from '../../base.ts'
import { cycleJob } from '../../bill-jobs.ts'
import { blankMember } from '../../blank-member.ts'
import { personaPassword } from '../../personas.ts'
import type { CompanyRecord, MemberRecord } from '../../tables.ts'
import { hotelOf } from '../hotels.ts'
import { seededTopUps } from '../topups.ts'
import { firstOwn, type OwnCompany, type OwnData, type OwnHotel, ownZone } from './own-rows.ts'

const day = 86_400_000
/** Own companies opened their account this long before the world began. */
const openedBefore = 30 * day

/** The hotels of the file. What a row leaves out is drawn from the seed, as for any hotel; they are listed first. */
export const ownHotels = (seed: number, { hotels }: OwnData): HotelRecord[] =>
  hotels.map((row) => hotelRecord(seed, row)).sort((a, b) => Number(a.id) - Number(b.id))

function hotelRecord(seed: number, row: OwnHotel): HotelRecord {
  const { id = '', name_en, name_zh, name_local, address_en, address_zh, address_local, ...given } = row
  const drawn = hotelOf(seed, { id, city: given.city, ordinal: 0 }, given)
  const address = {
    en: address_en ?? drawn.address.en,
    'zh-cn': address_zh ?? address_en ?? drawn.address['zh-cn'],
  }
  return {
    ...drawn,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as object),
    brand: null,
    name: { en: name_en, 'zh-cn': name_zh ?? name_en },
    name_local: name_local ?? name_en,
    address,
    address_local: address_local ?? (address_en === undefined ? drawn.address_local : address.en),
    rank: { ...drawn.rank, weigh: 1000, recommended: 200 },
  }
}

/** The beginning of a world with the companies and guests of the file. */
export function withOwnRows(base: Base, data: OwnData, start: number): Base {
  const companies = data.companies.map(companyRecord)
  const members = data.companies.map((row, index) =>
    ownerRecord(row, companies[index] as CompanyRecord, index, start),
  )
  const entries = companies.flatMap((company) => {
    const delta = parseAmount(company.opening_balance, company.settlement_currency)
    if (delta <= 0) return []
    const position = positionOf(company, { entries: [], holds: [] }, start)
    const topup_id = `T9${company.id.padStart(5, '0')}`
    return [
      post(
        position,
        { account: 'predeposit', type: 'topup', delta, topup_id, remark: topup_id },
        start - openedBefore,
      ),
    ]
  })
  const { tables } = base
  const ownerOf = (company_id: string) =>
    [...tables.member, ...members].find((one) => one.company_id === company_id && one.role === 'owner')
  return withTables(
    base,
    {
      company: () => deepFreeze([...tables.company, ...companies]),
      member: () => deepFreeze([...tables.member, ...members]),
      ledger_entry: () => deepFreeze([...tables.ledger_entry, ...entries]),
      topup: () => deepFreeze([...tables.topup, ...seededTopUps(entries, companies, members)]),
      guest: () =>
        deepFreeze([
          ...tables.guest,
          ...data.guests.map((row, index) =>
            guestRecord(row, index, ownerOf(row.company_id)?.id ?? '', start),
          ),
        ]),
    },
    companies.filter(({ credit_limit }) => credit_limit !== null).map((company) => cycleJob(company, start)),
  )
}

const companyRecord = (row: OwnCompany): CompanyRecord => ({
  id: row.id ?? '',
  name: { en: row.name_en, 'zh-cn': row.name_zh ?? row.name_en },
  country: row.country ?? 'MM',
  settlement_currency: row.settlement_currency ?? 'CNY',
  billing_cycle: row.billing_cycle ?? 'month',
  bill_day: row.bill_day ?? 1,
  due_days: row.due_days ?? 0,
  auto_confirm_days: null,
  tz: row.tz ?? ownZone,
  credit_limit: row.credit_limit ?? null,
  temp_limit: null,
  overdue_block: true,
  low_balance_threshold: row.low_balance_threshold ?? null,
  opening_balance: row.opening_balance ?? '0.00',
  allocation: usualAllocationSetting,
  pay_later: false,
  bill_over: null,
})

const ownerRecord = (
  { username }: OwnCompany,
  company: CompanyRecord,
  index: number,
  start: number,
): MemberRecord => ({
  ...blankMember({
    id: String(firstOwn.member + index),
    company_id: company.id,
    username,
    password: personaPassword,
  }),
  role: 'owner',
  nodes: nodesOfRole('owner'),
  nickname: username,
  email: `${username.toLowerCase()}@example.com`,
  join_time: Math.floor((start - openedBefore) / 1000),
  channels: company.credit_limit === null ? ['predeposit'] : ['predeposit', 'credit'],
})

const guestRecord = (
  row: OwnData['guests'][number],
  index: number,
  saved_by: string,
  start: number,
): SavedGuestRecord => ({
  id: `gs-own-${String(index + 1).padStart(4, '0')}`,
  company_id: row.company_id,
  saved_by,
  full_name: row.full_name,
  name_local: row.name_local ?? null,
  gender: row.gender ?? 0,
  birthday: row.birthday ?? null,
  nationality: row.nationality ?? null,
  doc_type: row.doc_type ?? null,
  doc_no: row.doc_no ?? '',
  phone: row.phone ?? null,
  notes: row.notes ?? '',
  updated_time: Math.floor(start / 1000),
})
