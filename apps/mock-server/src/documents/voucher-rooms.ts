import type { Schemas } from '@portal/api-client/contract'
import { columns, palette, section, stack, table, text } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import { childText } from './voucher-notes.ts'
import type { VoucherLabels } from './voucher-texts.ts'
import { countryText } from './voucher-values.ts'

type Voucher = Schemas['HotelVoucher']
type Room = Voucher['rooms'][number]

/** Who sleeps in which room, with which meals. */
export function roomsSection({ rooms }: Voucher, words: VoucherLabels): Block[] {
  const titles = [
    { title: words.say((t) => t.room, '\n'), share: 7 },
    { title: words.say((t) => t.guests, '\n'), share: 54 },
    { title: words.say((t) => t.room_type, '\n'), share: 22 },
    { title: words.say((t) => t.bed, '\n'), share: 13 },
    { title: words.say((t) => t.meal, '\n'), share: 16 },
  ]
  const rows = rooms.map((room, index) => [
    text(String(index + 1), { weight: 'bold' }),
    stack([...room.guests.map((guest) => guestBlock(guest, words)), occupancy(room, words)], 2),
    text(room.room_type),
    stack([text(room.bed_text), ...bedNotes(room, words)], 2),
    stack([text(room.meal_text, { weight: 'bold' }), ...mealNote(room, words)], 2),
  ])
  return section(
    words.say((t) => t.rooms_and_guests),
    table(titles, rows),
    0,
  )
}

function guestBlock(guest: Room['guests'][number], words: VoucherLabels): Block {
  const name = guest.name_local ? `${guest.full_name}  ${guest.name_local}` : guest.full_name
  const facts = [
    guest.is_lead ? words.say((t) => t.lead) : '',
    childText(guest, words),
    words.languages.map((language) => countryText(guest.nationality, language)).join(' '),
  ]
  const note = facts.filter(Boolean).join(' | ')
  return columns(
    [
      { block: text(name, { weight: 'bold' }), share: 56 },
      { block: text(note, { size: 8, colour: palette.quiet }), share: 44 },
    ],
    6,
  )
}

const small = (words: string): Block => text(words, { size: 8, colour: palette.quiet })

/** Extra beds, cots, and whether the bed is only a wish. */
function bedNotes({ extra_beds, cots, bed_promise }: Room, words: VoucherLabels): Block[] {
  return [
    ...(bed_promise === 'wish' ? [small(words.say((t) => t.bed_wish, ' / '))] : []),
    ...(extra_beds > 0 ? [small(words.say((t) => t.extra_beds(extra_beds), ' / '))] : []),
    ...(cots > 0 ? [small(words.say((t) => t.cots(cots), ' / '))] : []),
  ]
}

const mealNote = ({ meal_count }: Room, words: VoucherLabels): Block[] =>
  meal_count > 0 ? [small(words.say((t) => t.meals_for(meal_count), ' / '))] : []

/** The infants are the youngest. */
function occupancy({ adults, child_ages, infants }: Room, words: VoucherLabels): Block {
  const ages = child_ages.toSorted((one, other) => one - other).slice(infants)
  const line = words.languages.map((language) => {
    const say = words.in(language)
    const parts = [
      say.adults(adults),
      ages.length > 0 ? say.children(ages) : '',
      infants > 0 ? say.infants(infants) : '',
    ]
    return parts.filter(Boolean).join(' + ')
  })
  return text(line.join(' / '), { size: 8, colour: palette.quiet })
}
