import type { Schemas } from '@portal/api-client/contract'
import { columns, field, gap, palette, panel, stack, text } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import { qrBlock } from './pdf/picture.ts'
import { bookingNumbers, chargesSection, notesSections } from './voucher-notes.ts'
import { roomsSection } from './voucher-rooms.ts'
import type { PrintedVoucher, VoucherLabels } from './voucher-texts.ts'
import { countryText, dateText, instantText } from './voucher-values.ts'

type Voucher = Schemas['HotelVoucher']

export const stayVoucher: PrintedVoucher<Voucher> = {
  title: ({ title }) => title,
  cancelledNotice: ({ cancelled_notice }) => cancelled_notice,
  subjectOf: ({ hotel }) => hotel.name,
  blocks: stayBlocks,
}

function stayBlocks(voucher: Voucher, words: VoucherLabels): Block[] {
  return [
    bookingPanel(voucher, words),
    gap(9),
    hotelBlock(voucher, words),
    gap(9),
    stayPanel(voucher, words),
    ...roomsSection(voucher, words),
    ...notesSections(voucher, words, (t) => t.cancellation, chargesSection(voucher, words)),
  ]
}

function bookingPanel(voucher: Voucher, words: VoucherLabels): Block {
  const code = voucher.hotel_confirmation_code
  const strong = { size: 13, weight: 'bold' } as const
  const confirmation = code
    ? field(
        words.say((t) => t.confirmation),
        code,
        strong,
      )
    : field(
        words.say((t) => t.confirmation),
        words.say((t) => t.awaiting, '\n'),
        { size: 10.5, weight: 'bold', colour: palette.alarm },
      )
  const issued = [
    words.say((t) => t.version(voucher.version), ' / '),
    instantText(voucher.issued_time, voucher.hotel.tz),
  ]
  return panel(
    columns([
      {
        block: bookingNumbers(voucher, words),
        share: 40,
      },
      { block: confirmation, share: 32 },
      {
        block: field(
          words.say((t) => t.issued),
          issued.join('\n'),
          { size: 9 },
        ),
        share: 32,
      },
    ]),
    { fill: palette.tint, edge: palette.accent },
  )
}

function hotelBlock({ hotel, dress }: Voucher, words: VoucherLabels): Block {
  const otherName = hotel.name_local === hotel.name ? '' : hotel.name_local
  const facts = stack(
    [
      text(hotel.name, { size: 14, weight: 'bold' }),
      text(otherName, { size: 10.5, colour: palette.quiet }),
      gap(2),
      text([hotel.address, hotel.city, hotel.phone].filter(Boolean).join('\n')),
    ],
    3,
  )
  const card = stack(
    [
      text(
        words.say((t) => t.driver_card, ' / '),
        { size: 7.5, colour: palette.quiet },
      ),
      text(hotel.name_local, { size: 13, weight: 'bold' }),
      text(hotel.address_local, { size: 11 }),
      text(hotel.phone, { size: 10 }),
    ],
    3,
  )
  const cells = [{ block: facts, share: 55 }]
  if (dress?.show_map) cells.push({ block: mapBlock(hotel, words), share: 20 })
  if (dress?.show_local_address_card !== false)
    cells.push({ block: panel(card, { border: palette.accent }), share: 45 })
  return columns(cells)
}

/** A printed map would not help; a phone can open one of this place. */
function mapBlock({ lat, lng }: Voucher['hotel'], words: VoucherLabels): Block {
  const label = text(
    words.say((t) => t.map, ' / '),
    { size: 7.5, colour: palette.quiet },
  )
  return stack([label, qrBlock(mapAddress({ lat, lng }), 58)], 1)
}

/** The map URL of a place, in degrees. The portal links to the same page. */
const mapAddress = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`

function stayPanel(voucher: Voucher, words: VoucherLabels): Block {
  const date = (day: string) => words.languages.map((language) => dateText(day, language)).join('\n')
  const moment = (label: string, day: string, time: string): Block =>
    stack([field(label, date(day), { size: 11, weight: 'bold' }), text(time, { size: 9 })], 1)
  const amount = [
    words.say((t) => t.nights(voucher.nights), ' / '),
    words.say((t) => t.rooms(voucher.number_of_rooms), ' / '),
  ]
  const country = words.languages.map((language) => countryText(voucher.nationality, language))
  return panel(
    columns([
      {
        block: moment(
          words.say((t) => t.check_in),
          voucher.check_in_date,
          words.say((t) => t.from(voucher.check_in_from), ' / '),
        ),
        share: 30,
      },
      {
        block: moment(
          words.say((t) => t.check_out),
          voucher.check_out_date,
          words.say((t) => t.until(voucher.check_out_until), ' / '),
        ),
        share: 30,
      },
      {
        block: field(
          words.say((t) => t.stay),
          amount.join('\n'),
          { size: 11, weight: 'bold' },
        ),
        share: 24,
      },
      {
        block: field(
          words.say((t) => t.nationality),
          country.join('\n'),
          { size: 11 },
        ),
        share: 24,
      },
    ]),
    { border: palette.rule },
  )
}
