import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderTypes, products } from './domain/products.ts'

// Products are distinguished in their own folders and in the records that gather them, and nowhere else.

/** Where every product stands beside the others. */
const records = [
  'domain/products.ts',
  'operations/products.ts',
  'world/seed/products.ts',
  'documents/voucher-products.ts',
]
/** Its folder in each layer, and how its voucher is printed. */
const own = new RegExp(
  `^(?:domain|operations|world/seed)/(?:${orderTypes.join('|')})/|^documents/voucher-(?:stay|transfer|${orderTypes.join('|')})[.]ts$`,
)

/** Words that are spelt like a product and are none, by file: how many, and what they are. */
const otherMeanings: Readonly<Record<string, readonly [count: number, what: string]>> = {
  'domain/place/suggest.ts': [1, 'a kind of place'],
  'domain/markup/rule.ts': [1, 'what a rule is about, one hotel'],
  'operations/markup/markup.ts': [1, 'the same'],
  'operations/markup/market.ts': [2, 'the same, and the market of hotel rates'],
  'operations/order/order-table.ts': [1, 'a column'],
  'operations/ride/present-service.ts': [1, 'a column'],
  'documents/voucher-fixture.ts': [1, 'a voucher made up for tests'],
  'world/draw.ts': [1, 'the key of a drawn number'],
  'world/seed/order/order-ride.ts': [1, 'the same'],
  'world/seed/hotels.ts': [12, 'kinds of hotel, and keys of drawn numbers'],
  'world/seed/tables/hotel-name-parts.ts': [1, 'a kind of hotel'],
  'world/seed/destinations.ts': [1, 'a kind of place'],
  'world/seed/searches.ts': [1, 'a kind of place'],
  'world/seed/address-book.ts': [1, 'a tag on a guest'],
  'world/seed/content/people.ts': [1, 'a word of an article'],
}

/** What happens to be in a seeded world: rows that say of which product they are, and decide nothing by it. */
const rows: Readonly<Record<string, number>> = {
  'world/seed/drafts.ts': 6,
  'world/seed/markup-rules.ts': 2,
  'world/seed/quote-ride.ts': 6,
  'world/seed/quotes.ts': 1,
  'world/seed/order/sale-rate.ts': 1,
}

const root = import.meta.dirname
const code = globSync('**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.ts$|\.deep\.ts$|^(?:testing|scenarios)\//.test(path))
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const shared = code.filter((path) => !own.test(path) && !records.includes(path))

const hits = (path: string, pattern: RegExp) => text(path).match(pattern)?.length ?? 0

test('What is sold is named by its own folder and by the records, by nothing that all products share', () => {
  const pattern = new RegExp(`(['"\`])(?:${orderTypes.join('|')})\\1`, 'g')
  const named = Object.fromEntries(
    shared.flatMap((path) => (hits(path, pattern) === 0 ? [] : [[path, hits(path, pattern)]])),
  )
  const known = Object.entries(otherMeanings).map(([path, [count]]) => [path, count] as const)
  expect(named).toEqual({ ...Object.fromEntries(known), ...rows })
})

test('No code recognises a product by the first letter of a booking ID', () => {
  const letters = orderTypes.map((type) => products[type].letter)
  expect(new Set(letters).size).toBe(orderTypes.length)
  const pattern = new RegExp(
    `startsWith\\('[${letters.join('')}]|letter: '[${letters.join('')}]'|(?:\\[0\\]|\\w\\([01, ]*\\)) [!=]== '[${letters.join('')}]'`,
  )
  expect(shared.filter((path) => pattern.test(text(path)))).toEqual([])
})

test('Whoever asks for the driver, the flight or the rooms of an order gets nothing where there are none', () => {
  const asked = /(?:isRide|isStay|hasFlight)\([\w.]+\)\s+\?\s[\s\S]*?\s:\s([^\s,;)]+)/g
  const nothing = ['null', '[]', '{}', '0']
  const chosen = code.flatMap((path) =>
    [...text(path).matchAll(asked)].flatMap(([, otherwise = '']) =>
      nothing.includes(otherwise) ? [] : [`${path}: ${otherwise}`],
    ),
  )
  expect(chosen).toEqual([])
})

test('Errors of fields are put into words by the envelope, and for each order of a batch', () => {
  const wording = code.filter((path) => /\bfieldErrorText\b/.test(text(path)))
  expect(wording.sort()).toEqual(['edge/envelope.ts', 'operations/order/order-batch.ts', 'texts/text.ts'])
})
