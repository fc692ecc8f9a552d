import type { Schemas } from '@portal/api-client/contract'
import type { Language } from '../texts/language.ts'
import type { Itinerary, ItineraryEntry } from './itinerary.ts'
import { columns, field, gap, palette, panel, rule, section, stack, text } from './pdf/blocks.ts'
import type { FontFiles } from './pdf/fonts.ts'
import { contentWidth, openSheets, sheetSize } from './pdf/page.ts'
import type { Block, Colour } from './pdf/pen.ts'
import { type Picture, type PictureFile, pictureBlock } from './pdf/picture.ts'

const texts = {
  en: {
    title: 'Itinerary',
    reference: 'Agency ref.',
    guests: 'Guests',
    hotline: '24-hour hotline',
    empty: 'Nothing is booked yet.',
    clock: 'Times are those of the place.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  'zh-cn': {
    title: '行程单',
    reference: '团号',
    guests: '客人',
    hotline: '24 小时热线',
    empty: '暂无已订项目。',
    clock: '时间均为当地时间。',
    page: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  },
}

type Texts = (typeof texts)['en']
type Say = (pick: (of: Texts) => string, joint?: string) => string

interface Parts {
  readonly fonts: FontFiles
  readonly logo: PictureFile | null
}

export async function printItinerary(
  itinerary: Itinerary,
  language: Schemas['VoucherLanguage'],
  { fonts, logo }: Parts,
): Promise<Uint8Array> {
  const languages: Language[] = language === 'bilingual' ? ['zh-cn', 'en'] : [language]
  const say: Say = (pick, joint = ' ') => languages.map((one) => pick(texts[one])).join(joint)
  const everything = JSON.stringify(itinerary)
  const sheets = await openSheets(
    {
      title: `${say(({ title }) => title)} ${itinerary.title}`,
      author: itinerary.company.company_name,
      subject: itinerary.title,
      language: language === 'en' ? 'en' : 'zh-CN',
      issued_time: itinerary.updated_time,
      identity: `${language}\u001f${everything}`,
      sample: everything + JSON.stringify(texts),
    },
    fonts,
  )
  sheets.flow(blocksOf(itinerary, say, logo && (await sheets.picture(logo))))
  const small = { size: 7.5, colour: palette.quiet } as const
  for (const [index, pen] of sheets.pens.entries()) {
    const { emergency_phone: phone } = itinerary.company
    const facts = [
      itinerary.title,
      phone && `${say(({ hotline }) => hotline)} ${phone}`,
      say(({ page }) => page(index + 1, sheets.pens.length), ' / '),
    ]
    const footer = stack([rule(), text(facts.filter(Boolean).join('  |  '), small)], 3)
    footer.draw(pen, sheetSize.margin, sheetSize.height - sheetSize.bottom + 12, contentWidth)
  }
  return sheets.bytes()
}

function blocksOf(itinerary: Itinerary, say: Say, logo: Picture | null): Block[] {
  const { entries, guests, reference } = itinerary
  const people = field(
    say((t) => t.guests),
    guests.join(', '),
  )
  const own = field(
    say((t) => t.reference),
    reference ?? '',
  )
  const days = Map.groupBy(entries, ({ day }) => day)
  return [
    letterhead(itinerary, say, logo),
    gap(8),
    text(itinerary.title, { size: 16, weight: 'bold' }),
    ...(guests.length > 0 || reference
      ? [gap(6), panel(stack([own, people], 4), { fill: palette.tint })]
      : []),
    ...(entries.length === 0 ? [gap(10), text(say((t) => t.empty, '\n'))] : []),
    ...[...days].flatMap(([day, own]) => section(day, own.map(entryBlock), 6)),
    gap(10),
    text(
      say((t) => t.clock),
      { size: 8, colour: palette.quiet },
    ),
  ]
}

/** In points. */
const logoSize = { width: 60, height: 44 }

function letterhead({ company, theme_colour }: Itinerary, say: Say, logo: Picture | null): Block {
  const accent = theme_colour as Colour
  const contact = [company.company_phone, company.email, company.website].filter(Boolean).join('  |  ')
  const sender = stack(
    [
      text(company.company_name, { size: 15, weight: 'bold', colour: accent }),
      text(company.header_text, { size: 8.5, colour: palette.quiet }),
      text(company.address, { size: 8 }),
      text(contact, { size: 8 }),
    ],
    1,
  )
  const title = text(
    say((t) => t.title, '\n'),
    { size: 15, weight: 'bold', align: 'right' },
  )
  const cells = [
    ...(logo ? [{ block: pictureBlock(logo, logoSize), share: 11 }] : []),
    { block: sender, share: logo ? 57 : 68 },
    { block: title, share: 32 },
  ]
  return stack([columns(cells), rule(2, accent)], 6)
}

/** Time, and what happens then. */
function entryBlock({ time, offset, title, lines }: ItineraryEntry): Block {
  const clock = stack([
    text(time, { size: 11, weight: 'bold' }),
    text(offset, { size: 7, colour: palette.quiet }),
  ])
  const what = stack([text(title, { size: 10, weight: 'bold' }), ...lines.map((line) => text(line))], 1)
  return columns([
    { block: clock, share: 12 },
    { block: what, share: 88 },
  ])
}
