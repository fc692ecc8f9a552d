import { foldText, textFlaw } from '@portal/api-client/contract'
import type { Occupancy } from '../hotel/priced-rate.ts'
import type { FoundGuest, GuestDoubt, ListDoubt, ParsedGuest } from './guest-row.ts'
import { childWordIn, isHonorific, shortSurnames } from './words.ts'

const latin = /^[\p{Script=Latin}\p{M}'’.\-\s]+$/u
const shortSurname = 2

type Doubtful = Omit<FoundGuest, 'is_bare' | 'nationality' | 'doc_no' | 'phone'>

export function doubtsOf(
  guest: Doubtful,
  /** Null where there are no rooms. */
  place: { readonly room_index: number | null } | null,
  earlier: readonly Doubtful[],
): GuestDoubt[] {
  const doubts: GuestDoubt[] = nameDoubts(guest)
  const { name_local, full_name } = guest.name
  const childWord = guest.assumed ? childWordIn(`${full_name} ${name_local ?? ''}`) : null
  if (childWord !== null) doubts.push({ key: 'child_word', params: { text: childWord } })
  const same = earlier.find(({ name }) => foldText(name.full_name) === foldText(guest.name.full_name))
  if (same) doubts.push({ key: 'duplicate', params: { line: same.line } })
  if (guest.name.emoji) doubts.push({ key: 'emoji' })
  if (place?.room_index === null) {
    doubts.push(guest.room === null ? noPlace(guest) : { key: 'room_unknown', params: { room: guest.room } })
  }
  if (guest.type === 'child' && guest.age === null) doubts.push({ key: 'child_age_missing' })
  const { birthday, unread_age, unread_nationality, other_age, other_type, age } = guest
  if (unread_age !== null) doubts.push({ key: 'age_unread', params: { text: unread_age } })
  if (unread_nationality !== null)
    doubts.push({ key: 'nationality_unread', params: { text: unread_nationality } })
  if (birthday !== null && guest.unsure) doubts.push({ key: 'birthday_unsure', params: { birthday } })
  if (other_age !== null && age !== null) doubts.push({ key: 'age_by_birthday', params: { other_age, age } })
  if (other_type)
    doubts.push({ key: typeDoubt(other_type.type, guest.type), params: { age: other_type.age } })
  return doubts
}

const typeDoubt = (written: FoundGuest['type'], type: FoundGuest['type']) =>
  written === type ? 'adult_under_age' : type === 'adult' ? 'adult_by_age' : 'child_by_age'

const noPlace = ({ type, age }: Pick<Doubtful, 'type' | 'age'>): GuestDoubt =>
  type === 'adult'
    ? { key: 'adult_place_missing' }
    : { key: 'child_place_missing', params: { age: age ?? '?' } }

const isShortSurname = (word: string) => shortSurnames.has(word.toUpperCase())

function nameDoubts({ name }: Doubtful): GuestDoubt[] {
  const { full_name, name_local, titled } = name
  if ([full_name, name_local ?? ''].some((text) => textFlaw('line', text) === 'zawgyi'))
    return [{ key: 'zawgyi' }]
  if (name.several !== null) return [{ key: 'several_people', params: { text: name.several } }]
  const sign = /[&+/<>@#$%*=_{}|\\]/u.test(full_name)
  const number = sign ? undefined : /(?<![\p{L}\d])\d+(?!\p{L})/u.exec(full_name)?.[0]
  if (number !== undefined) return [{ key: 'number_in_name', params: { text: number } }]
  if (name.maybe_title) return [{ key: 'odd_letters', params: { text: 'MS' } }]
  const odd = /\d+|[&+/<>@#$%*=_{}|\\]/u.exec(full_name)
  if (odd) return [{ key: 'odd_letters', params: { text: odd[0] } }]
  if (/^\p{Script=Han}$/u.test(full_name)) return [{ key: 'missing_surname' }]
  if (!latin.test(full_name)) return []
  const words = full_name.split(' ')
  // Ma and Ko are Burmese titles and Chinese surnames.
  const own = words.filter((word, at) => at > 0 || !isHonorific(word) || isShortSurname(word))
  if (own.length <= 1) {
    // A Burmese name of one word with its title, `U Thant`, is complete.
    return [{ key: titled ? 'missing_surname' : 'single_word' }]
  }
  const surname = words[0] as string
  return surname.length <= shortSurname && !isHonorific(surname) && !isShortSurname(surname)
    ? [{ key: 'short_surname', params: { surname } }]
    : []
}

export function listDoubts(
  rows: readonly ParsedGuest[],
  rooms: readonly Occupancy[],
  unread: readonly { readonly line: number; readonly text: string }[],
): ListDoubt[] {
  const doubts: ListDoubt[] = unread.map((params) => ({ key: 'unread', params: { ...params } }))
  if (rows.length === 0) return doubts
  rooms.forEach(({ adults, child_ages }, index) => {
    const room = index + 1
    const inRoom = rows.filter(({ room_index }) => room_index === room)
    const grown = inRoom.filter(({ type }) => type === 'adult').length
    const ages = inRoom.flatMap(({ type, age }) => (type === 'child' ? [age] : []))
    if (grown === 0) doubts.push({ key: 'no_adult', params: { room } })
    else if (grown !== adults)
      doubts.push({ key: 'adults_differ', params: { room, found: grown, searched: adults } })
    if (ages.length !== child_ages.length) {
      doubts.push({
        key: 'children_differ',
        params: { room, found: ages.length, searched: child_ages.length },
      })
    } else if (!ages.includes(null) && sorted(ages) !== sorted(child_ages)) {
      doubts.push({ key: 'ages_differ', params: { room, found: sorted(ages), searched: sorted(child_ages) } })
    }
  })
  return doubts
}

const sorted = (ages: readonly (number | null)[]) => [...ages].sort((a, b) => (a ?? 0) - (b ?? 0)).join(', ')
