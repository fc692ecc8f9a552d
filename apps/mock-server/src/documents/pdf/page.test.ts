import { describe, expect, test } from 'vitest'
import { gap, section, table, text } from './blocks.ts'
import { installedFonts } from './font-files-node.ts'
import { contentWidth, openSheets, sheetSize } from './page.ts'
import type { Block } from './pen.ts'
import { readDocument } from './read-text.ts'

const facts = {
  title: 'Statement',
  author: '',
  subject: '',
  language: 'en',
  issued_time: 1_795_226_400,
  identity: 'statement 1',
  sample: '',
}

async function print(blocks: readonly Block[]) {
  const sheets = await openSheets(facts, installedFonts)
  sheets.flow(blocks)
  return readDocument(await sheets.bytes())
}

const room = sheetSize.height - sheetSize.top - sheetSize.bottom

describe('filling pages', () => {
  test('A heading moves to the next page together with its content', async () => {
    const { pages } = await print([
      text('before'),
      gap(room - 40),
      ...section('Heading', [text('first'), text('second')]),
    ])
    expect(pages).toEqual([['before'], ['Heading', 'first', 'second']])
  })

  test('A paragraph longer than a page continues on the next', async () => {
    const { pages } = await print([text(Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n'))])
    expect(pages).toHaveLength(2)
    expect(pages.flat()).toHaveLength(90)
  })

  test('A block higher than a page that must stay whole is still printed', async () => {
    const tall = { height: () => room + 50, draw: text('tall').draw }
    expect((await print([text('before'), tall, text('after')])).pages).toEqual([
      ['before'],
      ['tall'],
      ['after'],
    ])
  })

  test('R2.140 A row of a table is not split, and its titles are above the first row of each page', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => [text(`name ${row}\nsecond line`), text('1.00')])
    const { pages } = await print(
      table(
        [
          { title: 'Name', share: 3 },
          { title: 'Amount', share: 1 },
        ],
        rows,
      ),
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map((lines) => lines.slice(0, 2))).toEqual(pages.map(() => ['Name', 'Amount']))
    expect(pages.every((lines) => lines.at(-1) === '1.00')).toBe(true)
  })

  test('R2.140 What is higher than a page goes on below its heading, in a section and in a row of a table', async () => {
    const lines = Array.from({ length: 90 }, (_, line) => `line ${line}`)
    const long = text(lines.join('\n'))
    const titles = [
      { title: 'Name', share: 1 },
      { title: 'Amount', share: 1 },
    ]
    for (const blocks of [section('Heading', [long]), table(titles, [[text('row'), long]])]) {
      const printed = await print([text('before'), ...blocks])
      expect(lines.filter((line) => !printed.pages.flat().includes(line))).toEqual([])
      expect(printed.pages.slice(1).every(({ length }) => length > 2)).toBe(true)
      expect(Math.min(...printed.lines.map(({ y = 0 }) => y))).toBeGreaterThan(sheetSize.bottom - 12)
    }
  })

  test('An amount on the right ends at the margin', async () => {
    const { fonts } = await openSheets(facts, installedFonts)
    const { lines } = await print([text('1,234.50', { align: 'right' })])
    const end = (lines[0]?.x ?? 0) + fonts.width('1,234.50', 9, 'regular')
    expect(end).toBeCloseTo(sheetSize.margin + contentWidth, 1)
  })

  test('A Chinese character is as wide as it is high', async () => {
    const { fonts } = await openSheets(facts, installedFonts)
    expect(fonts.width('酒店', 10, 'regular')).toBe(20)
  })
})
