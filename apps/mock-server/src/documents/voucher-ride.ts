import type { Schemas } from '@portal/api-client/contract'
import { bullets, columns, field, gap, palette, panel, section, stack, table, text } from './pdf/blocks.ts'
import type { Block } from './pdf/page.ts'
import { notesSections } from './voucher-notes.ts'
import type { VoucherTexts, VoucherWords } from './voucher-texts.ts'
import { countryInWords, dateInWords, instantInWords } from './voucher-values.ts'

type RideVoucher = Schemas['CarVoucher'] | Schemas['AirportVoucher']

const strong = { size: 11, weight: 'bold' } as const

/** A ride from top to bottom: which booking, when and where, who drives, who rides, and what to know. */
export function rideBlocks(voucher: RideVoucher, words: VoucherWords): Block[] {
  return [
    bookingPanel(voucher, words),
    gap(9),
    timePanel(voucher, words),
    gap(9),
    meetingAndDriver(voucher, words),
    ...passengersSection(voucher, words),
    ...(voucher.order_type === 'car' ? carSections(voucher, words) : transferSections(voucher, words)),
    ...listed((t) => t.nobody, voucher.emergency_lines, words),
    ...notesSections(voucher, words),
  ]
}

const listed = (
  title: (texts: VoucherTexts) => string,
  lines: readonly string[],
  words: VoucherWords,
): Block[] => section(words.say(title), bullets(lines.filter(Boolean)))

function bookingPanel(voucher: RideVoucher, words: VoucherWords): Block {
  const issued = [
    words.say((t) => t.version(voucher.version), ' / '),
    instantInWords(voucher.issued_time, voucher.tz),
  ]
  const vehicle =
    voucher.order_type === 'car'
      ? [voucher.vehicle_model, words.say((t) => t.vehicles(voucher.number_of_rentals), ' / ')]
      : [voucher.vehicle_class_text, words.say((t) => t.vehicles(voucher.number_of_vehicles), ' / ')]
  const cells = [
    {
      block: field(
        words.say((t) => t.booking_id),
        voucher.booking_id,
        { size: 13, weight: 'bold' },
      ),
      share: 34,
    },
    {
      block: field(
        words.say((t) => t.vehicle),
        vehicle.join('\n'),
        strong,
      ),
      share: 36,
    },
    {
      block: field(
        words.say((t) => t.issued_local),
        issued.join('\n'),
        { size: 9 },
      ),
      share: 34,
    },
  ]
  return panel(columns(cells), { fill: palette.tint, edge: palette.accent })
}

/** `2026-12-08T18:00:00+06:30` as a day in words and the time of the place. */
function moment(label: string, local: string, words: VoucherWords): Block {
  const day = words.languages.map((language) => dateInWords(local.slice(0, 10), language)).join('\n')
  return stack(
    [field(label, day, strong), text(`${local.slice(11, 16)} (UTC${local.slice(19)})`, { size: 9 })],
    1,
  )
}

function timePanel(voucher: RideVoucher, words: VoucherWords): Block {
  const pickUp = moment(
    words.say((t) => t.pick_up),
    voucher.service_start_local,
    words,
  )
  const second =
    voucher.order_type === 'car'
      ? moment(
          words.say((t) => t.end),
          voucher.service_end_local,
          words,
        )
      : flightField(voucher, words)
  return panel(
    columns([
      { block: pickUp, share: 34 },
      { block: second, share: 34 },
      {
        block: field(
          words.say((t) => t.route),
          routeLines(voucher).join('\n'),
        ),
        share: 36,
      },
    ]),
    { border: palette.rule },
  )
}

function flightField(voucher: Schemas['AirportVoucher'], words: VoucherWords): Block {
  const { flight_number, flight_local, airport } = voucher
  const at = flight_local ? `${flight_local.slice(0, 10)} ${flight_local.slice(11, 16)}` : ''
  const lines = [[airport.iata, airport.terminal ?? ''].filter(Boolean).join(' '), at].filter(Boolean)
  return stack(
    [
      field(
        words.say((t) => t.flight),
        flight_number ?? '',
        strong,
      ),
      text(lines.join('  '), { size: 9 }),
    ],
    1,
  )
}

function routeLines(voucher: RideVoucher): string[] {
  if (voucher.order_type === 'car') {
    return [voucher.pick_up_location, voucher.drop_off_location].map(({ name }) => name)
  }
  const airport = `${voucher.airport.name} (${voucher.airport.iata})`
  const place = [voucher.place.name, voucher.place.address].filter(Boolean).join(', ')
  return voucher.transfer_type === 'pickup' ? [airport, place] : [place, airport]
}

/** The card on the right is what the guest shows to a driver, or the driver holds up. */
function meetingAndDriver(voucher: RideVoucher, words: VoucherWords): Block {
  const driver = voucher.driver_name
    ? [voucher.driver_name, voucher.driver_phone ?? ''].filter(Boolean).join('\n')
    : words.say((t) => t.driver_later, '\n')
  const facts = stack(
    [
      field(
        words.say((t) => t.driver),
        driver,
        strong,
      ),
      gap(2),
      field(
        words.say((t) => t.plate),
        voucher.plate_number ?? '',
        strong,
      ),
      field(
        words.say((t) => t.language),
        voucher.driver_language_text,
      ),
    ],
    3,
  )
  const waiting =
    voucher.order_type === 'airport'
      ? `${words.say((t) => t.waiting(voucher.free_wait_minutes), ' / ')} (${voucher.wait_starts_text})`
      : ''
  const card = stack(
    [
      text(
        words.say((t) => t.meeting, ' / '),
        { size: 7.5, colour: palette.quiet },
      ),
      text(voucher.meeting_point, { size: 11, weight: 'bold' }),
      text(voucher.meeting_point_local, { size: 11 }),
      text(waiting, { size: 9 }),
    ],
    3,
  )
  return columns([
    { block: facts, share: 45 },
    { block: panel(card, { border: palette.accent }), share: 55 },
  ])
}

function passengersSection({ guests, passengers }: RideVoucher, words: VoucherWords): Block[] {
  const rows = guests.map((guest) => {
    const name = [guest.full_name, guest.name_local ?? ''].filter(Boolean).join('  ')
    const country = guest.nationality
      ? words.languages.map((language) => countryInWords(guest.nationality ?? '', language)).join(' ')
      : ''
    const note = [guest.is_lead ? words.say((t) => t.lead) : '', country].filter(Boolean).join(' | ')
    return [text(name, { weight: 'bold' }), text(note, { size: 8 }), text(guest.phone ?? '')]
  })
  const people = words.languages.map((language) => {
    const say = words.in(language)
    const { adults, child_ages } = passengers
    return [say.adults(adults), child_ages.length > 0 ? say.children(child_ages) : '']
      .filter(Boolean)
      .join(' + ')
  })
  const titles = [
    { title: words.say((t) => t.guests), share: 50 },
    { title: '', share: 28 },
    { title: '', share: 22 },
  ]
  return section(`${words.say((t) => t.passengers)}: ${people.join(' / ')}`, table(titles, rows), 0)
}

function carSections(voucher: Schemas['CarVoucher'], words: VoucherWords): Block[] {
  const days = voucher.itinerary.map(({ date, planned_time, stop }) =>
    [date, planned_time ?? '', stop].filter(Boolean).join('  '),
  )
  return [
    ...listed((t) => t.plan, days, words),
    ...listed((t) => t.zone, voucher.zone_name ? [voucher.zone_name] : [], words),
    ...listed((t) => t.includes, voucher.includes_lines, words),
  ]
}

function transferSections(voucher: Schemas['AirportVoucher'], words: VoucherWords): Block[] {
  return [
    ...listed((t) => t.board, [voucher.name_board_text], words),
    ...listed((t) => t.reminder, [voucher.booking_reminder], words),
  ]
}
