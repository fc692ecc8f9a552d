import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { plainMock } from '../testing/plain-program.ts'
import { deepFreeze } from '../world/freeze.ts'
import { dataFor } from './generated-data.ts'
import { quickCheck } from './quick-check.ts'
import { allRoutes } from './route-table.ts'
import { Template } from './template.ts'

const row = z.strictObject({ id: z.string() })
const answer = z.strictObject({
  code: z.literal(1),
  data: z.strictObject({ list: z.array(row), one: row.optional(), few: z.array(row).max(1).optional() }),
})
const passes = (data: object) => quickCheck(answer)({ code: 1, data })
const right = deepFreeze({ id: 'a' })
const wrong = deepFreeze({ id: 7 })

describe('Answers with frozen records', () => {
  test('A frozen record that is right passes, at first and again', () => {
    expect(passes({ list: [right, right] })).toBe(true)
    expect(passes({ list: [right], one: right, few: [right] })).toBe(true)
  })

  test('A wrong record beside one that has passed is caught, each time', () => {
    expect(passes({ list: [right, wrong] })).toBe(false)
    expect(passes({ list: [right, wrong] })).toBe(false)
    expect(passes({ list: [right, { id: 'b', more: 1 }] })).toBe(false)
    expect(passes({ list: [right, null] })).toBe(false)
    expect(passes({ list: [], one: wrong })).toBe(false)
  })

  test('A record that has passed one schema has not passed another', () => {
    expect(quickCheck(z.strictObject({ id: z.string().min(2) }))(right)).toBe(false)
    expect(quickCheck(z.strictObject({ id: z.string(), name: z.string() }))(right)).toBe(false)
  })

  test('Of a record made from a template that has passed its own members are checked, each time', () => {
    const pair = z.strictObject({ key: z.string(), row })
    const record: { key: unknown; row: { id: string } } = { key: 'a', row: { id: 'b' } }
    const template = new Template(record, ['key'])
    expect(quickCheck(pair)(template.with({ key: 'c' }))).toBe(true)
    expect(quickCheck(pair)(template.with({ key: 7 }))).toBe(false)
    expect(quickCheck(pair)(template.with({ key: 'd' }))).toBe(true)
  })

  test('A template passes each schema for itself, also once nothing but its text is left', () => {
    const pair = z.strictObject({ key: z.string(), row })
    const other = z.strictObject({ key: z.string(), row: z.strictObject({ id: z.string().min(2) }) })
    const template = new Template({ key: 'a', row: { id: 'b' } }, ['key'])
    const filled = template.with({ key: 'c' })
    for (const _ of [1, 2]) {
      expect(quickCheck(pair)(filled)).toBe(true)
      expect(quickCheck(other)(filled)).toBe(false)
    }
  })

  test('A template of a wrong record never passes', () => {
    const pair = z.strictObject({ key: z.string(), row })
    for (const record of [
      { key: 'a', row: { id: 7 } },
      { key: 'a', row: { id: 'b' }, more: 1 },
      { key: 'a' },
    ]) {
      const filled = new Template(record, ['key']).with({ key: 'c' })
      expect([quickCheck(pair)(filled), quickCheck(pair)(filled)]).toEqual([false, false])
    }
  })

  test('A record that can still change is checked again', () => {
    const open: { id: unknown } = { id: 'a' }
    expect(passes({ list: [open] })).toBe(true)
    open.id = 7
    expect(passes({ list: [open] })).toBe(false)
  })

  test('What stands around the records is checked every time', () => {
    expect(passes({ list: [right], more: 1 })).toBe(false)
    expect(passes({ one: right })).toBe(false)
    expect(passes({ list: [right], few: [right, right] })).toBe(false)
  })
})

const tree: z.ZodType = z.lazy(() => z.strictObject({ name: z.string(), parts: z.array(tree).optional() }))

describe('Forms and trees', () => {
  const union = z.union([z.string(), z.strictObject({ a: z.int() })])

  test('Each form of a union passes', () => {
    expect([quickCheck(union)('a'), quickCheck(union)({ a: 1 })]).toEqual([true, true])
  })

  test('A tree passes as deep as it goes', () => {
    const branch = { name: 'a', parts: [{ name: 'b', parts: [{ name: 'c' }] }] }
    expect(quickCheck(tree)(branch)).toBe(true)
  })
})

describe('Single values', () => {
  test.each([
    ['two characters of two units each', z.string().min(3), '𠮷𠮷'],
    ['a number that is not whole', z.int(), 1.5],
    ['a number beyond the safe ones', z.int(), 2 ** 53],
    ['not a number', z.number(), Number.NaN],
    ['one below', z.int().gte(1), 0],
    ['the limit that is excluded', z.number().gt(1), 1],
    ['a day that does not exist', z.iso.date(), '2026-02-30'],
    ['a text outside the pattern', z.string().regex(/^[A-Z]$/), 'a'],
    ['a condition of its own', z.string().refine((text) => text !== 'a'), 'a'],
    ['a list in place of an object', z.strictObject({ a: z.string().optional() }), []],
    ['a missing member that may be anything', z.strictObject({ a: z.any() }), {}],
    ['none of the forms of a union', z.union([z.string(), z.strictObject({ a: z.int() })]), { a: '1' }],
    [
      'another form than the one that is named',
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a'), a: z.int() }),
        z.strictObject({ kind: z.literal('b'), b: z.int() }),
      ]),
      { kind: 'a', b: 1 },
    ],
    ['what two forms accept and only one may', z.xor([z.string(), z.string().min(1)]), 'a'],
    ['a condition beside the forms', z.union([z.string(), z.int()]).refine((value) => value !== 'a'), 'a'],
    [
      'a branch that is wrong further down',
      tree,
      { name: 'a', parts: [{ name: 'b', parts: [{ name: 7 }] }] },
    ],
    ['a surplus member in place of a missing one', z.strictObject({ a: z.string().optional() }), { b: 1 }],
  ])('Refused: %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false)
    expect(quickCheck(schema)(value)).toBe(false)
  })
})

type Path = readonly (string | number)[]

/** Paths to the parts of a value, the whole among them; of a list, to its first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const steps = Array.isArray(value) ? [...value.keys()].slice(0, 1) : Object.keys(value)
  return [
    path,
    ...steps.flatMap((step) => pathsIn((value as Record<string | number, unknown>)[step], [...path, step])),
  ]
}

/** A copy in which one part is another. */
function replaced(value: unknown, [step, ...rest]: Path, by: (part: unknown) => unknown): unknown {
  if (step === undefined) return by(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[step] = replaced(copy[step], rest, by)
  return copy
}

const spoilings: readonly ((part: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => -1.5,
  () => [],
  () => ({}),
  () => 'x'.repeat(9000),
  (part) => (typeof part === 'object' ? { ...part, surplus: 1 } : `${JSON.stringify(part)} `),
  (part) => (Array.isArray(part) ? Array.from({ length: 1001 }, () => part[0]) : JSON.stringify(part)),
]

const mock = plainMock()
const json = allRoutes.filter((route) => !route.answersFile)

describe('The quick check and the schema', () => {
  test.each(json.map((route) => [route.operation, route] as const))(
    'They agree on an example of %s, and on what is left of it after each of its parts was spoilt',
    async (operation, { answer: schema }) => {
      const world = mock.worlds.get()
      if (!world || !schema) throw new Error('There is nothing to check.')
      const check = quickCheck(schema)
      const envelope = { code: 1, msg: '', time: 1, data: await dataFor(operation, world.clock.now(), world) }
      expect(check(envelope)).toBe(true)
      for (const path of pathsIn(envelope))
        for (const spoiling of spoilings) {
          const spoilt = replaced(envelope, path, spoiling)
          if (check(spoilt) && !schema.safeParse(spoilt).success)
            throw new Error(`${path.join('.')} is ${JSON.stringify(spoilt)?.slice(0, 300)}`)
        }
    },
  )
})
