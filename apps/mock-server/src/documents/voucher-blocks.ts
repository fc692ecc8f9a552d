import type { Schemas } from '@portal/api-client/contract'
import { columns, field, gap, palette, panel, rule, stack, text } from './pdf/blocks.ts'
import type { Block, Colour } from './pdf/pen.ts'
import { type Picture, pictureBlock, qrBlock } from './pdf/picture.ts'
import { printedOf } from './voucher-products.ts'
import type { VoucherLabels } from './voucher-texts.ts'

type AnyVoucher = Schemas['Voucher']

/** What is printed of a voucher besides its words. */
interface VoucherExtras {
  readonly logo: Picture | null
  /** The company's seal. */
  readonly stamp: Picture | null
  /** The URL in the QR code, which anybody may open. */
  readonly verify: string | null
}

/** The voucher from top to bottom: sender, booking, place, time, people, and notes. */
export function voucherBlocks(voucher: AnyVoucher, words: VoucherLabels, extras: VoucherExtras): Block[] {
  return [
    letterhead(voucher, words, extras),
    ...stateNotice(voucher, words),
    gap(8),
    ...printedOf(voucher).blocks(voucher, words),
    gap(10),
    contactPanel(voucher, words, extras.verify),
  ]
}

/** The title of the voucher, by product. */
export const titleOf = (voucher: AnyVoucher, words: VoucherLabels, joint = ' '): string =>
  words.say(printedOf(voucher).title, joint)

/** In points. */
const pictureSize = { width: 60, height: 44 }

type Letterhead = Pick<VoucherExtras, 'logo' | 'stamp'>

function letterhead(voucher: AnyVoucher, words: VoucherLabels, { logo, stamp }: Letterhead): Block {
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

/** Why a voucher is not to be used. */
function stateNotice(voucher: AnyVoucher, words: VoucherLabels): Block[] {
  const { state, state_text } = voucher
  if (state === 'valid') return []
  const notice = state === 'cancelled' ? words.say(printedOf(voucher).cancelledNotice, '\n') : state_text
  const block = text(notice, { size: 10.5, weight: 'bold', colour: palette.alarm })
  return [gap(10), panel(block, { fill: palette.alarmTint, edge: palette.alarm })]
}

/** The hotline, who booked, and where to verify the voucher. */
function contactPanel(voucher: AnyVoucher, words: VoucherLabels, address: string | null): Block {
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
