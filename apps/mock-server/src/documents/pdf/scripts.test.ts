import { textFlaw } from '@portal/api-client/contract'
import { create, type Font } from 'fontkit'
import { Blob, Buffer as ShaperBuffer, Face as ShaperFace, Font as ShaperFont, shape } from 'harfbuzzjs'
import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { field, text } from './blocks.ts'
import { fontsFor, lastFont, mainFonts } from './font-choice.ts'
import { installedFonts } from './font-files-node.ts'
import { contentWidth, openSheets, sheetSize } from './page.ts'
import { readDocument } from './read-text.ts'
import { scriptNames } from './script-names.fixture.ts'
import { plainText } from './text.ts'
import { unpackWoff } from './woff.ts'

const facts = { title: 'Names', author: '', subject: '', language: 'en', issued_time: 1_795_226_400 }

async function print(...contents: readonly string[]) {
  const sample = contents.join('\n')
  const sheets = await openSheets({ ...facts, identity: sample, sample }, installedFonts)
  sheets.flow(contents.map((content) => field('Name', content, { size: 14 })))
  sheets.flow(contents.map((content) => text(content, { size: 10, weight: 'bold' })))
  return sheets.bytes()
}

const boxesIn = async (content: string) => {
  const { lines } = await readDocument(await print(content))
  return lines.reduce((sum, { boxes }) => sum + boxes, 0)
}

describe('R9.61 letters of every script', () => {
  test.each(Object.entries(scriptNames))(
    '%s is drawn without a box and copied as it was written',
    async (_script, name) => {
      const { pages, lines } = await readDocument(await print(name))
      expect(lines.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(0)
      expect(pages.flat()).toContain(name.normalize('NFC'))
    },
  )

  test('A character that no font has is a box, which this test would see', async () => {
    expect(await boxesIn('\u{2a6d6}')).toBeGreaterThan(0)
  })

  test('Emoji are drawn, families and flags as one', async () => {
    expect(await boxesIn('😀 ❤️ 👨‍👩‍👧 🇲🇲 👍🏽 ⚡')).toBe(0)
  })
})

test('A line of Arabic ends at the right margin of its paragraph', async () => {
  const request = 'يرجى توفير غرفة هادئة (Room 305) في الطابق العلوي بعيدا عن المصعد، شكرا جزيلا لكم. '
    .repeat(3)
    .trim()
  const { lines } = await readDocument(await print(request))
  const { fonts } = await openSheets({ ...facts, identity: '', sample: request }, installedFonts)
  const ends = lines
    .filter(({ bold }) => bold)
    .map(({ x = 0, text: line }) => x + fonts.width(line, 10, 'bold'))
  expect(ends.length).toBeGreaterThan(1)
  for (const end of ends) expect(end).toBeCloseTo(sheetSize.margin + contentWidth, 0)
})

test('Whatever may be typed can be printed: fonts have every character that `textFlaw` takes', async () => {
  const characters: string[] = []
  for (let code = 0x20; code < 0x20000; code += 1) {
    const character = String.fromCodePoint(code)
    if (textFlaw('lines', character) === null && plainText(character).trim() !== '')
      characters.push(character)
  }
  expect(characters.length).toBeGreaterThan(50_000)
  const files = [...mainFonts('regular'), ...fontsFor(characters, 'regular'), lastFont]
  const drawn = new Set<number>()
  for (const file of files) {
    const font = create((await unpackWoff(await installedFonts(file))) as Buffer) as Font
    for (const code of font.characterSet) drawn.add(code)
  }
  const boxes = characters.filter((each) => !drawn.has(plainText(each).codePointAt(0) ?? 0))
  expect(boxes.map((each) => each.codePointAt(0)?.toString(16))).toEqual([])
})

test('R2.143 Letters of Latin, Vietnamese, Greek and Cyrillic are bold in a bold text', async () => {
  const letters: string[] = []
  for (let code = 0x20; code < 0x2000; code += 1) {
    const letter = String.fromCodePoint(code)
    const isRare = code >= 0x530 && code < 0x1e00
    if (!isRare && /(?=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L}/u.test(letter.normalize('NFC')))
      letters.push(letter)
  }
  for (const weight of ['regular', 'bold'] as const) {
    const fonts = await Promise.all(
      [...mainFonts(weight), ...fontsFor(letters, weight)].map(async (file) =>
        create((await unpackWoff(await installedFonts(file))) as Buffer),
      ),
    )
    const drawn = new Set((fonts as Font[]).flatMap(({ characterSet }) => characterSet))
    expect(letters.filter((each) => !drawn.has(plainText(each).codePointAt(0) ?? 0))).toEqual([])
  }
  // The files of each letter alone are enough for it.
  const { fonts } = await openSheets({ ...facts, identity: '', sample: 'Işık' }, installedFonts)
  expect(fonts.runs('ı', 'bold').map(({ text: letter, name }) => [letter, name])).toEqual([['ı', 'B2']])
})

test('R2.139 Burmese that may be typed is drawn without a dotted circle', async () => {
  const file = 'noto-sans-myanmar/files/noto-sans-myanmar-myanmar-400-normal.woff'
  const bytes = await unpackWoff(await installedFonts(file))
  const shaper = new ShaperFont(new ShaperFace(new Blob(bytes.buffer)))
  const circle = (create(bytes as unknown as Buffer) as Font).glyphForCodePoint(0x25cc).id
  const circles = (content: string) => {
    const buffer = new ShaperBuffer()
    buffer.addText(content)
    buffer.guessSegmentProperties()
    shape(shaper, buffer)
    return buffer.getGlyphInfos().filter(({ codepoint }) => codepoint === circle).length
  }
  expect(circles('ေမာင္')).toBe(1)
  const letter = fc.constantFrom(...'ကငမယရဝအဣ၀ဿၵၸၼၚၛႁဧ')
  const sign = fc.integer({ min: 0x102b, max: 0x109d }).map((code) => String.fromCodePoint(code))
  const signs = fc.array(fc.oneof(fc.constantFrom(...'ောိုူံ့း်ျြွှ္'), sign), { maxLength: 4 })
  const text = fc.array(fc.tuple(letter, signs), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(text, (clusters) => {
      const content = clusters
        .map(([base, after]) => base + after.join(''))
        .join('')
        .normalize('NFC')
      return textFlaw('line', content) !== null || circles(content) === 0
    }),
    { numRuns: 1000 },
  )
})

test('R9.61 A line of stacked letters is taller than one of Latin letters', async () => {
  const { fonts } = await openSheets({ ...facts, identity: '', sample: scriptNames.Burmese }, installedFonts)
  const height = (content: string) => text(content).height(fonts, contentWidth)
  for (const name of [scriptNames.Burmese, scriptNames.Khmer])
    expect(height(name)).toBeGreaterThan(height('Name'))
})
