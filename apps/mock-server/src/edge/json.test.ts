import { describe, expect, test } from 'vitest'
import fc from '../testing/fast-check.ts'
import { deepFreeze } from '../world/freeze.ts'
import { jsonBody } from './json.ts'
import { Template, unfilled } from './template.ts'

function jsonOf(data: object, head = '', tail = ''): string {
  const body = jsonBody(head, data, tail)
  return typeof body === 'string' ? body : new TextDecoder().decode(body)
}

describe('JSON of answers', () => {
  test('Any data is written as JSON.stringify writes it, frozen or not, at first and again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.boolean(), (value, frozen) => {
        const data = { list: [frozen ? deepFreeze(value) : value], value }
        expect(jsonOf(data)).toBe(JSON.stringify(data))
        expect(jsonOf(data)).toBe(JSON.stringify(data))
      }),
      { numRuns: 300 },
    )
  })

  test('Members named like those that every object inherits are written as they are', () => {
    const data = {
      list: [deepFreeze({ id: 1 })],
      constructor: 'a',
      toString: [1],
      ['__proto__']: deepFreeze({ b: 2 }),
    }
    expect(jsonOf(data)).toBe(JSON.stringify(data))
  })

  test('Members without a value are left out, and entries without one are null', () => {
    const data = { a: undefined, list: [undefined, { b: undefined, c: 1 }], at: new Date(0) }
    expect(jsonOf(data)).toBe(JSON.stringify(data))
  })

  test('Long frozen records are written in the same letters as short ones, and in bytes', () => {
    const long = deepFreeze({ name: '缅甸酒店🏨'.repeat(200), note: 'é"\n' })
    const data = { total: 2, list: [long, deepFreeze({ id: 1 }), long], one: long, page: '一' }
    for (const _ of [1, 2]) {
      expect(jsonBody('{"data":', data, '}')).toBeInstanceOf(Uint8Array)
      expect(jsonOf(data, '{"data":', '}')).toBe(JSON.stringify({ data }))
    }
  })

  test('A record made from a template is written with its own members, wherever they stand', () => {
    const record = {
      key: 'a',
      list: [{ id: 1 }],
      at: 1 as unknown,
      none: undefined,
      '"': '',
      end: null as unknown,
    }
    for (const names of [['key'], ['at', 'end'], ['end', 'key'], ['end']] as const) {
      const template = new Template(record, names)
      for (const own of ['b', 'c"', null, 7]) {
        const values = Object.fromEntries(names.map((name) => [name, own])) as unknown as typeof record
        const data = { list: [{ entries: [template.with(values)] }, { entries: [] }] }
        const whole = { list: [{ entries: [{ ...record, ...values }] }, { entries: [] }] }
        expect(jsonOf(data)).toBe(JSON.stringify(whole))
        expect(JSON.stringify(data)).toBe(JSON.stringify(whole))
      }
    }
  })
})

const record = { key: 'a', row: { id: '缅' }, at: 1, none: undefined }

describe('Records that are answered under other values', () => {
  test('A record that was checked is the same when it is read from its text', () => {
    const template = new Template(record, ['at', 'key'])
    expect(template.names).toEqual(['key', 'at'])
    expect(template.passes(() => true)).toBe(true)
    expect(template.record).toEqual({ key: 'a', row: { id: '缅' }, at: 1 })
  })

  test('A check is asked once when it says yes, and each time while it says no', () => {
    const template = new Template(record, ['key'])
    const asked: unknown[] = []
    let says = false
    const check = (value: unknown) => {
      asked.push(value)
      return says
    }
    expect([template.passes(check), template.passes(check)]).toEqual([false, false])
    says = true
    expect([template.passes(check), template.passes(check)]).toEqual([true, true])
    expect(asked).toEqual([record, record, record])
  })

  test('Whoever reads an answer member by member finds the record with its own values', () => {
    const template = new Template(record, ['key'])
    const filled = template.with({ key: 'b' })
    const at = new Date(0)
    expect(unfilled({ list: [filled, 1, null], at })).toEqual({
      list: [{ ...record, key: 'b' }, 1, null],
      at,
    })
  })

  test('A value that could be taken for a gap is refused when the record is made', () => {
    expect(() => new Template({ key: 'a', name: '\u0000' }, ['key'])).toThrow('gap')
    const near = { key: 'a', name: '\u0000b', quoted: '"\u0000"' }
    expect(JSON.stringify(new Template(near, ['key']).with({ key: 'c' }))).toBe(
      JSON.stringify({ ...near, key: 'c' }),
    )
  })
})
