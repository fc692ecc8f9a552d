import type { Schemas } from '@portal/api-client/contract'
import { columns, field, gap, palette, panel, rule, stack, text } from './pdf/blocks.ts'
import type { Block } from './pdf/page.ts'
import type { Colour } from './pdf/pen.ts'
import { type Picture, pictureBlock, qrBlock } from './pdf/picture.ts'
import { notesSections } from './voucher-notes.ts'
import { rideBlocks } from './voucher-ride.ts'
import { roomsSection } from './voucher-rooms.ts'
import type { VoucherWords } from './voucher-texts.ts'
import { countryInWords, dateInWords, instantInWords } from './voucher-values.ts'

type Voucher = Schemas['HotelVoucher']
type AnyVoucher = Schemas['Voucher']

/** What is printed of a voucher beside its words. */
export interface VoucherExtras {
  readonly logo: Picture | null
  /** The company's seal. */
  readonly stamp: Picture | null
  /** Address of the QR code, which anybody may open. */
  readonly verify: string | null
}

/** The voucher from top to bottom: who sent it, which booking, where, when, who, and what to know. */
export function voucherBlocks(voucher: AnyVoucher, words: VoucherWords, extras: VoucherExtras): Block[] {
  return [
    letterhead(voucher, words, extras),
    ...cancelledNotice(voucher, words),
    gap(8),
    ...(voucher.order_type === 'hotel' ? stayBlocks(voucher, words) : rideBlocks(voucher, words)),
    gap(10),
    contactPanel(voucher, words, extras.verify),
  ]
}

/** The name of the paper, by what was booked. */
export const titleOf = (
  { order_type }: Pick<AnyVoucher, 'order_type'>,
  words: VoucherWords,
  joint = ' ',
): string =>
  words.say(
    ({ title, car_title, airport_title }) =>
      ({ hotel: title, car: car_title, airport: airport_title })[order_type],
    joint,
  )

function stayBlocks(voucher: Voucher, words: VoucherWords): Block[] {
  return [
    bookingPanel(voucher, words),
    gap(9),
    hotelBlock(voucher, words),
    gap(9),
    stayPanel(voucher, words),
    ...roomsSection(voucher, words),
    ...notesSections(voucher, words),
  ]
}

/** In points. */
const pictureSize = { width: 60, height: 44 }

type Letterhead = Pick<VoucherExtras, 'logo' | 'stamp'>

function letterhead(voucher: AnyVoucher, words: VoucherWords, { logo, stamp }: Letterhead): Block {
  const { company, dress } = voucher
  const accent = (dress?.theme_colour ?? palette.accent) as Colour
  const sender = stack(
    [
      text(company.company_name, { size: 15, weight: 'bold', colour: accent }),
      text(company.header_text, { size: 8.5, colour: palette.quiet }),
      text(company.address, { size: 8 }),
      text([company.company_phone, company.email, company.website].filter(Boolean).join('  |  '), {
        size: 8,
      }),
    ],
    1,
  )
  const title = text(titleOf(voucher, words, '\n'), { size: 15, weight: 'bold', align: 'right' })
  return stack(
    [
      columns([
        ...(logo ? [{ block: pictureBlock(logo, pictureSize), share: 11 }] : []),
        { block: sender, share: 68 - (logo ? 11 : 0) - (stamp ? 11 : 0) },
        ...(stamp ? [{ block: pictureBlock(stamp, pictureSize), share: 11 }] : []),
        { block: title, share: 32 },
      ]),
      rule(2, accent),
    ],
    6,
  )
}

function cancelledNotice({ state, order_type }: AnyVoucher, words: VoucherWords): Block[] {
  if (state !== 'cancelled') return []
  const notice = text(
    words.say((t) => (order_type === 'hotel' ? t.cancelled_notice : t.ride_cancelled_notice), '\n'),
    { size: 10.5, weight: 'bold', colour: palette.alarm },
  )
  return [gap(10), panel(notice, { fill: palette.alarmTint, edge: palette.alarm })]
}

function bookingPanel(voucher: Voucher, words: VoucherWords): Block {
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
    instantInWords(voucher.issued_time, voucher.hotel.tz),
  ]
  return panel(
    columns([
      {
        block: field(
          words.say((t) => t.booking_id),
          voucher.booking_id,
          strong,
        ),
        share: 34,
      },
      { block: confirmation, share: 36 },
      {
        block: field(
          words.say((t) => t.issued),
          issued.join('\n'),
          { size: 9 },
        ),
        share: 34,
      },
    ]),
    { fill: palette.tint, edge: palette.accent },
  )
}

function hotelBlock({ hotel, dress }: Voucher, words: VoucherWords): Block {
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
  if (dress?.show_local_address_card === false) return facts
  return columns([
    { block: facts, share: 55 },
    { block: panel(card, { border: palette.accent }), share: 45 },
  ])
}

function stayPanel(voucher: Voucher, words: VoucherWords): Block {
  const date = (day: string) => words.languages.map((language) => dateInWords(day, language)).join('\n')
  const moment = (label: string, day: string, time: string): Block =>
    stack([field(label, date(day), { size: 11, weight: 'bold' }), text(time, { size: 9 })], 1)
  const amount = [
    words.say((t) => t.nights(voucher.nights), ' / '),
    words.say((t) => t.rooms(voucher.number_of_rooms), ' / '),
  ]
  const country = words.languages.map((language) => countryInWords(voucher.nationality, language))
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

/** Who answers at night, who booked, and where to check that the paper is still true. */
function contactPanel(voucher: AnyVoucher, words: VoucherWords, address: string | null): Block {
  const hotline = field(
    words.say((t) => t.emergency),
    voucher.company.emergency_phone,
    { size: 13, weight: 'bold', colour: palette.accent },
  )
  const booker = field(
    words.say((t) => t.booker),
    `${voucher.contact_person}\n${voucher.contact_phone}`,
  )
  const verify = field(
    words.say((t) => t.verify),
    address ?? '',
    { size: 6.5 },
  )
  const cells = [
    { block: hotline, share: 36 },
    { block: booker, share: 32 },
    { block: verify, share: 32 },
    ...(address === null ? [] : [{ block: qrBlock(address, 64), share: 18 }]),
  ]
  return panel(columns(cells), { border: palette.rule })
}
