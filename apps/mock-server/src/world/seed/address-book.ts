import type { SavedGuestRecord } from '../../domain/guest/saved-guest.ts'
import { type FavouriteRecord, favouriteId } from '../../domain/hotel/hotel.ts'
import { type Draw, draw } from '../draw.ts'
import type { MemberRecord } from '../tables.ts'
import { seededCompanies } from './accounts.ts'
import { burmesePersons, chinesePersons, otherPersons, type PersonRow } from './guest-names.ts'

const dayMs = 86_400_000
const persons = [...chinesePersons, ...burmesePersons, ...otherPersons]
/** A page of the address book holds 20; the new company has no guests yet. */
const guestsOfCompany: Readonly<Record<string, number>> = { '1': 31, '2': 26, '3': 12, '4': 0 }
const givenNames = ['', ' JIA', ' MIN', ' TUN']

const phones: Readonly<Record<string, (digits: number) => string>> = {
  CN: (digits) => `+861${String(digits).padStart(10, '3')}`,
  MM: (digits) => `+959${String(digits).slice(0, 9)}`,
  TH: (digits) => `+668${String(digits).slice(0, 8)}`,
}

/** The address books of the companies, kept by their bookers. All persons are invented. */
export function seedGuests(
  seed: number,
  start: number,
  members: readonly MemberRecord[],
): SavedGuestRecord[] {
  return seededCompanies.flatMap(({ id: company }) => {
    const keepers = members.filter(
      ({ company_id, role }) => company_id === company && (role === 'owner' || role === 'booker'),
    )
    return Array.from({ length: guestsOfCompany[company] ?? 0 }, (_, nth) => {
      const id = `gs-${company}-${String(nth + 1).padStart(3, '0')}`
      const of = (field: string) => draw(seed, 'guest', id, field)
      // Everybody once before anybody comes again, then relatives under the same name and one more.
      const person = persons[(nth + Number(company) * 7) % persons.length] as PersonRow
      const more = nth < persons.length ? '' : (givenNames[1 + (nth % 3)] as string)
      const saved_by = of('saved by').pick(keepers).id
      return guestFrom(person, more, { id, company_id: company, saved_by }, of, start)
    })
  })
}

function guestFrom(
  [full_name, name_local, nationality]: PersonRow,
  more: string,
  ids: Pick<SavedGuestRecord, 'id' | 'company_id' | 'saved_by'>,
  of: (field: string) => Draw,
  start: number,
): SavedGuestRecord {
  const documented = of('documented').bool(0.8)
  const phone = phones[nationality]
  return {
    ...ids,
    full_name: full_name + more,
    name_local: more === '' ? name_local : null,
    gender: of('gender').pick([0, 1, 2] as const),
    birthday: of('born').bool(0.7) ? birthdayOf(of('birthday').int(0, 16_000)) : null,
    nationality,
    doc_type: documented
      ? of('document').pick(['passport', 'passport', 'identity_card', 'border_pass'] as const)
      : null,
    doc_no: documented ? `${nationality}${of('number').int(1_000_000, 9_999_999)}` : '',
    phone: phone && of('has phone').bool(0.8) ? phone(of('phone').int(100_000_000, 999_999_999)) : null,
    notes: of('notes').pick(['', '', '', '无烟房', 'Vegetarian', 'Lower floor, please']),
    updated_time: Math.floor((start - of('updated').int(1, 200) * dayMs) / 1000),
  }
}

/** Between 1965 and 2008. */
const birthdayOf = (days: number) => new Date((days - 1826) * dayMs).toISOString().slice(0, 10)

/** Who has marked what: owners and bookers a few hotels each. */
export function seedFavourites(
  seed: number,
  start: number,
  members: readonly MemberRecord[],
): FavouriteRecord[] {
  return members
    .filter(({ role, company_id }) => (role === 'owner' || role === 'booker') && company_id !== '4')
    .flatMap((member) => {
      const of = (field: string) => draw(seed, 'favourite', member.id, field)
      const hotels = of('hotels').shuffle(Array.from({ length: 100 }, (_, nth) => String(1011 + nth)))
      return hotels.slice(0, of('count').int(3, 6)).map((hotel_id) => {
        const note = draw(seed, 'favourite', member.id, hotel_id, 'note')
        return {
          id: favouriteId(member.id, hotel_id),
          member_id: member.id,
          hotel_id,
          note: note.pick(['', '', '早餐好', 'Good with groups', '离展馆近']),
          tags: note.bool(0.5) ? [note.pick(['常住', 'group', 'airport'])] : [],
          create_time: Math.floor(start / 1000) - note.int(3_600, 90 * 86_400),
        }
      })
    })
}
