import { textFlaw } from '@portal/api-client/contract'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
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

test('R9.61 A line of stacked letters is taller than one of Latin letters', async () => {
  const { fonts } = await openSheets({ ...facts, identity: '', sample: scriptNames.Burmese }, installedFonts)
  const height = (content: string) => text(content).height(fonts, contentWidth)
  for (const name of [scriptNames.Burmese, scriptNames.Khmer])
    expect(height(name)).toBeGreaterThan(height('Name'))
})
