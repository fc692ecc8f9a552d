import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { deepFreeze } from '../world/freeze.ts'
import { RowCheck } from './row-check.ts'

const row = z.strictObject({ id: z.string() })
const answer = z.strictObject({
  code: z.literal(1),
  data: z.strictObject({
    list: z.array(row),
    one: row.optional(),
    few: z.array(row).max(1).optional(),
    total: z.int(),
  }),
})
const check = new RowCheck(answer)
const issuesOf = (data: object) =>
  check.issues({ code: 1, data } as never).map(({ path, code }) => `${path.join('.')} ${code}`)
const right = deepFreeze({ id: 'a' })
const wrong = deepFreeze({ id: 7 })

describe('Answers with frozen records', () => {
  it('A frozen record that is right passes, at first and again', () => {
    expect(issuesOf({ list: [right, right], total: 2 })).toEqual([])
    expect(issuesOf({ list: [right], one: right, total: 1 })).toEqual([])
  })

  it('A wrong record among right ones is named with its place, each time', () => {
    expect(issuesOf({ list: [right, wrong], total: 2 })).toEqual(['data.list.1.id invalid_type'])
    expect(issuesOf({ list: [right, wrong], total: 2 })).toEqual(['data.list.1.id invalid_type'])
    expect(issuesOf({ list: [right, { id: 'b', more: 1 }], total: 2 })).toEqual([
      'data.list.1 unrecognized_keys',
    ])
    expect(issuesOf({ list: [right, null], total: 2 })).toEqual(['data.list.1 invalid_type'])
  })

  it('What stands around the records is checked every time', () => {
    expect(issuesOf({ list: [right], total: 'two' })).toEqual(['data.total invalid_type'])
    expect(issuesOf({ list: [right], total: 1, more: 1 })).toEqual(['data unrecognized_keys'])
    expect(issuesOf({ one: right, total: 1 })).toEqual(['data.list invalid_type'])
  })

  it('A list with a condition of its own is checked as a whole', () => {
    expect(issuesOf({ list: [], few: [right, right], total: 1 })).toEqual(['data.few too_big'])
  })
})
