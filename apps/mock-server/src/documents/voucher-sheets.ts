import type { Schemas } from '@portal/api-client/contract'
import { palette, rule, stack, text } from './pdf/blocks.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { openSheets } from './pdf/page.ts'
import type { Block, Pen } from './pdf/pen.ts'
import type { PictureFile } from './pdf/picture.ts'
import { titleOf, voucherBlocks } from './voucher-blocks.ts'
import { printedOf } from './voucher-products.ts'
import { VoucherLabels } from './voucher-texts.ts'

type Voucher = Schemas['Voucher']

interface VoucherParts {
  readonly fonts: FontFiles
  readonly logo: PictureFile | null
  readonly stamp: PictureFile | null
  readonly origin: string
}

export async function printVoucher(
  voucher: Voucher,
  language: Schemas['VoucherLanguage'],
  { fonts, logo, stamp, origin }: VoucherParts,
): Promise<Uint8Array> {
  const labels = new VoucherLabels(language)
  const everything = JSON.stringify(voucher)
  const sheets = await openSheets(
    {
      title: `${titleOf(voucher, labels)} ${voucher.booking_id}`,
      author: voucher.company.company_name,
      subject: printedOf(voucher).subjectOf(voucher),
      language: language === 'en' ? 'en' : 'zh-CN',
      issued_time: voucher.issued_time,
      identity: `${language}\u001f${origin}\u001f${everything}`,
      sample: everything,
    },
    fonts,
  )
  const extras = {
    logo: logo && (await sheets.picture(logo)),
    stamp: stamp && (await sheets.picture(stamp)),
    verify: voucher.verify_url === null ? null : `${origin}${voucher.verify_url}`,
  }
  sheets.makeRoomFor(footerOf(voucher, labels, 1, 1))
  sheets.flowOnOne(voucherBlocks(voucher, labels, extras))
  for (const [index, pen] of sheets.pens.entries()) {
    sheets.foot(pen, footerOf(voucher, labels, index + 1, sheets.pens.length))
    if (voucher.state === 'cancelled') printStamp(pen, labels)
  }
  return sheets.bytes()
}

/** Printed on every page, so that a lost second page can be matched and the hotline is always at hand. */
function footerOf(voucher: Voucher, labels: VoucherLabels, page: number, pages: number): Block {
  const { company } = voucher
  const small = { size: 7.5, colour: palette.quiet } as const
  const hotline = company.emergency_phone
    ? `${labels.say((t) => t.emergency)} ${company.emergency_phone}`
    : ''
  const counted = labels.say((t) => t.page(page, pages), ' / ')
  const facts = [voucher.booking_id, labels.say((t) => t.version(voucher.version), ' / '), hotline, counted]
  // A footer of many lines would leave no room for the voucher.
  const lines = company.footer_text.split('\n')
  const own = lines.length > 6 ? lines.filter((line) => line.trim()).join('  ') : company.footer_text
  return stack([rule(), text(facts.filter(Boolean).join('  |  '), small), text(own, small)], 3)
}

function printStamp(pen: Pen, labels: VoucherLabels): void {
  pen.stamp(
    labels.say((t) => t.cancelled),
    { size: labels.languages.length > 1 ? 64 : 84, weight: 'bold', colour: palette.alarm },
  )
}
