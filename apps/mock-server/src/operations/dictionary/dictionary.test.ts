import { labels } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { realMock } from '../../testing/real-mock.ts'

describe('dictionaries', () => {
  test('Every enumeration of the contract has labels in both languages and a colour', async () => {
    const visitor = realMock(null)
    const names = Object.keys(labels)
    for (let at = 0; at < names.length; at += 40) {
      const asked = names.slice(at, at + 40)
      for (const language of ['en', 'zh-cn'] as const) {
        const { data } = await visitor.get('/api/common/dict', { names: asked }, language)
        expect(data.dictionaries.map(({ name }: { name: string }) => name)).toEqual(asked)
        for (const { name, entries } of data.dictionaries) {
          const texts = labels[name as 'OrderStatus'][language]
          expect(Object.fromEntries(entries.map(({ value, label }: Entry) => [value, label])), name).toEqual(
            texts,
          )
        }
      }
    }
    expect(visitor.world.verdict.report().clean).toBe(true)
  })

  test('Good is green, wrong is red, waiting for the member is orange, over is grey', async () => {
    const { data } = await realMock(null).get('/api/common/dict', { names: ['OrderStatus', 'BillStatus'] })
    const colours = Object.fromEntries(
      data.dictionaries.flatMap(({ entries }: { entries: Entry[] }) =>
        entries.map(({ value, colour }) => [value, colour]),
      ),
    )
    expect(colours).toMatchObject({
      confirmed: 'green',
      rejected: 'red',
      pending_payment: 'orange',
      pending_confirm: 'blue',
      expired: 'grey',
      overdue: 'red',
    })
  })

  test('Leaves out an unknown name; no name at all is an error', async () => {
    const visitor = realMock(null)
    const unknown = await visitor.get('/api/common/dict', { names: ['Colours', 'constructor', 'PayChannel'] })
    expect(unknown.data.fields ?? unknown.data.dictionaries).toBeDefined()
    const known = await visitor.get('/api/common/dict', { names: ['Colours', 'PayChannel'] })
    expect(known.data.dictionaries.map(({ name }: { name: string }) => name)).toEqual(['PayChannel'])
    expect(await visitor.get('/api/common/dict')).toMatchObject({ data: { error_key: 'VALIDATION' } })
  })
})

interface Entry {
  readonly value: string
  readonly label: string
  readonly colour: string
}
