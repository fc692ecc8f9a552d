import type { Schemas } from '@portal/api-client/contract'
import { moneyText } from '../domain/money/money.ts'
import { bullets, columns, field, gap, palette, panel, section, stack, table, text } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import type { VoucherLabels, VoucherTexts } from './voucher-texts.ts'

type Voucher = Schemas['Voucher']

/** The numbers that agency and supplier know the booking by. */
export function bookingNumbers(
  { booking_id, supplier_ref, own_reference }: Voucher,
  words: VoucherLabels,
): Block {
  const own = field(
    words.say((t) => t.booking_id),
    booking_id,
    { size: 13, weight: 'bold' },
  )
  const reference = field(
    words.say((t) => t.supplier_ref),
    supplier_ref ?? words.say((t) => t.not_given, ' / '),
    { size: 9, weight: supplier_ref ? 'bold' : 'regular' },
  )
  if (!own_reference) return stack([own, reference], 3)
  const group = field(
    words.say((t) => t.own_reference),
    own_reference,
    { size: 9, weight: 'bold' },
  )
  // Beside the booking ID, so that a full voucher stays on one page.
  const numbers = columns([
    { block: own, share: 55 },
    { block: group, share: 45 },
  ])
  return stack([numbers, reference], 3)
}

/** What guest and supplier must know: remarks, requests, charges on the spot, cancellation, price. */
export function notesSections(
  voucher: Voucher,
  words: VoucherLabels,
  cancellation: (texts: VoucherTexts) => string,
  charges: Block[],
): Block[] {
  const requests = voucher.special_requests.trim()
  return [
    ...section(
      words.say((t) => t.remarks),
      bullets(voucher.remarks),
    ),
    ...section(
      words.say((t) => t.requests),
      requests ? [text(requests)] : [],
    ),
    ...charges,
    ...section(words.say(cancellation), bullets(voucher.cancellation_lines)),
    ...totalBlock(voucher, words),
  ]
}

/** What is paid on the spot, or that nothing is. */
export function chargesSection({ pay_at_service }: Voucher, words: VoucherLabels): Block[] {
  const charges = pay_at_service.filter(({ payable }) => payable === 'on_site')
  const nothing = text(words.say((t) => t.no_charges, '\n'))
  const rows = charges.map(({ name, basis, calculation, money }) => [
    text(name),
    text(calculation ?? words.say((t) => t.per[basis], ' / ')),
    text(moneyText(money), { weight: 'bold', align: 'right' }),
  ])
  const titles = [
    { title: words.say((t) => t.charge), share: 40 },
    { title: words.say((t) => t.basis), share: 40 },
    { title: words.say((t) => t.amount), share: 20, align: 'right' as const },
  ]
  return section(
    words.say((t) => t.charges),
    charges.length > 0 ? table(titles, rows) : [nothing],
    0,
  )
}

function totalBlock({ total_price }: Voucher, words: VoucherLabels): Block[] {
  if (!total_price) return []
  const label = text(
    words.say((t) => t.total),
    { weight: 'bold' },
  )
  const amount = text(moneyText(total_price), { size: 12, weight: 'bold', align: 'right' })
  return [
    gap(12),
    panel(
      columns([
        { block: label, share: 50 },
        { block: amount, share: 50 },
      ]),
      { fill: palette.tint, padding: 7 },
    ),
  ]
}

/** `child, 7 y`; empty for an adult. */
export function childText(
  { type, age, is_infant }: Pick<Schemas['Traveller'], 'type' | 'age' | 'is_infant'>,
  words: VoucherLabels,
): string {
  if (type !== 'child') return ''
  if (age === null) return words.say((t) => t.child_plain)
  return words.say((t) => (is_infant ? t.infant(age) : t.child(age)), ' / ')
}
