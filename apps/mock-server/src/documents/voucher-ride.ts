import { isInfant, type Schemas } from '@portal/api-client/contract'
import { bullets, columns, field, gap, palette, panel, section, stack, table, text } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import { bookingNumbers, childText, notesSections } from './voucher-notes.ts'
import type { VoucherLabels, VoucherTexts } from './voucher-texts.ts'
import { countryText, dateText, instantText } from './voucher-values.ts'

type RideVoucher = Schemas['CarVoucher'] | Schemas['AirportVoucher']

export const strong = { size: 11, weight: 'bold' } as const

/** What rentals and transfers each print differently. */
interface OwnParts {
  /** The vehicle, and how many. */
  readonly vehicle: readonly string[]
  /** The block beside the pick-up time. */
  readonly second: Block
  readonly route: readonly string[]
  /** How long the driver waits; empty where nothing is agreed. */
  readonly waiting: string
  readonly sections: Block[]
}

/** A ride from top to bottom: booking, time and place, driver, passengers, and notes. */
export function rideBlocks(voucher: RideVoucher, words: VoucherLabels, own: OwnParts): Block[] {
  return [
    bookingPanel(voucher, words, own),
    gap(9),
    timePanel(voucher, words, own),
    gap(9),
    meetingAndDriver(voucher, words, own),
    ...passengersSection(voucher, words),
    ...listed((t) => t.extras, voucher.extra_lines, words),
    ...own.sections,
    ...listed((t) => t.nobody, voucher.emergency_lines, words),
    ...notesSections(voucher, words, (t) => t.ride_cancellation, []),
  ]
}

/** A section of lines under a title; empty without lines. */
export const listed = (
  title: (texts: VoucherTexts) => string,
  lines: readonly string[],
  words: VoucherLabels,
): Block[] => section(words.say(title), bullets(lines.filter(Boolean)))

function bookingPanel(voucher: RideVoucher, words: VoucherLabels, { vehicle }: OwnParts): Block {
  const issued = [
    words.say((t) => t.version(voucher.version), ' / '),
    instantText(voucher.issued_time, voucher.tz),
  ]
  const cells = [
    {
      block: bookingNumbers(voucher, words),
      share: 40,
    },
    {
      block: field(
        words.say((t) => t.vehicle),
        vehicle.join('\n'),
        strong,
      ),
      share: 32,
    },
    {
      block: field(
        words.say((t) => t.issued_local),
        issued.join('\n'),
        { size: 9 },
      ),
      share: 32,
    },
  ]
  return panel(columns(cells), { fill: palette.tint, edge: palette.accent })
}

/** `2026-12-08T18:00:00+06:30` as a date in words and the local time. */
export function moment(label: string, local: string, words: VoucherLabels): Block {
  const day = words.languages.map((language) => dateText(local.slice(0, 10), language)).join('\n')
  return stack(
    [field(label, day, strong), text(`${local.slice(11, 16)} (UTC${local.slice(19)})`, { size: 9 })],
    1,
  )
}

function timePanel(voucher: RideVoucher, words: VoucherLabels, { second, route }: OwnParts): Block {
  const pickUp = moment(
    words.say((t) => t.pick_up),
    voucher.service_start_local,
    words,
  )
  return panel(
    columns([
      { block: pickUp, share: 34 },
      { block: second, share: 34 },
      {
        block: field(
          words.say((t) => t.route),
          route.join('\n'),
        ),
        share: 36,
      },
    ]),
    { border: palette.rule },
  )
}

/** The card on the right is for the guest to show to a driver, or for the driver to hold up. */
function meetingAndDriver(voucher: RideVoucher, words: VoucherLabels, { waiting }: OwnParts): Block {
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
  const card = stack(
    [
      text(
        words.say((t) => t.meeting, ' / '),
        { size: 7.5, colour: palette.quiet },
      ),
      text(voucher.meeting_point, { size: 11, weight: 'bold' }),
      // What the sentence above names already is not repeated.
      ...(voucher.meeting_point.includes(voucher.meeting_point_local)
        ? []
        : [text(voucher.meeting_point_local, { size: 11 })]),
      text(waiting, { size: 9 }),
    ],
    3,
  )
  return columns([
    { block: facts, share: 45 },
    { block: panel(card, { border: palette.accent }), share: 55 },
  ])
}

function passengersSection({ guests, passengers }: RideVoucher, words: VoucherLabels): Block[] {
  const rows = guests.map((guest) => {
    const name = [guest.full_name, guest.name_local ?? ''].filter(Boolean).join('  ')
    const country = guest.nationality
      ? words.languages.map((language) => countryText(guest.nationality ?? '', language)).join(' ')
      : ''
    const note = [guest.is_lead ? words.say((t) => t.lead) : '', childText(guest, words), country]
      .filter(Boolean)
      .join(' | ')
    return [text(name, { weight: 'bold' }), text(note, { size: 8 }), text(guest.phone ?? '')]
  })
  const people = words.languages.map((language) => {
    const say = words.in(language)
    const { adults, child_ages } = passengers
    const infants = child_ages.filter((age) => isInfant(age)).length
    const ages = child_ages.filter((age) => !isInfant(age))
    return [
      say.adults(adults),
      ages.length > 0 ? say.children(ages) : '',
      infants > 0 ? say.infants(infants) : '',
    ]
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
