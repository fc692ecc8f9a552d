import { describe, expect, test } from 'vitest'
import { CallJournal } from './journal.ts'

const call = (path: string) => ({
  time: 1,
  method: 'GET',
  path,
  operation: null,
  status: 200,
  code: 1,
  error_key: null,
  member: null,
  fault: null,
  findings: [],
  live: false,
})

function journalOf(count: number): CallJournal {
  const journal = new CallJournal()
  for (let i = 1; i <= count; i += 1) journal.add(call(`/${i}`))
  return journal
}

describe('the journal of a world', () => {
  test('The last 200 calls are kept, newest last', () => {
    const kept = journalOf(530).list()
    expect(kept).toHaveLength(200)
    expect([kept[0], kept.at(-1)]).toMatchObject([
      { seq: 331, path: '/331' },
      { seq: 530, path: '/530' },
    ])
    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, i) => 331 + i))
  })

  test('A returned list does not change when its records are overwritten', () => {
    const journal = journalOf(200)
    const listed = journal.list()
    for (let i = 0; i < 200; i += 1) journal.add({ ...call('/later'), status: 500, findings: ['broken'] })
    expect(listed[0]).toEqual({ seq: 1, ...call('/1') })
    expect(journal.list()[0]).toEqual({ seq: 201, ...call('/later'), status: 500, findings: ['broken'] })
  })

  test('A cleared journal starts at 1 again', () => {
    const journal = journalOf(250)
    journal.clear()
    journal.add(call('/new'))
    expect(journal.list()).toEqual([{ seq: 1, ...call('/new') }])
  })
})
