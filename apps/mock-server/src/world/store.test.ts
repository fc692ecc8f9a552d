import { factory, primaryKey } from '@mswjs/data'
import { Database } from '@mswjs/data/lib/db/Database.js'
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import { expect, test } from 'vitest'
import { Store } from './store.ts'

test('The store keeps rows in the very database, and in the form, that the front door of the library uses', () => {
  const models = factory({ order: { id: primaryKey(String), row: Object } })
  const made = models.order.create({ id: 'a', row: { id: 'a' } })
  const behind = (models as unknown as Record<symbol, Database<never>>)[DATABASE_INSTANCE]
  expect(behind).toBeInstanceOf(Database)
  expect(made).toMatchObject({ id: 'a', [ENTITY_TYPE]: 'order', [PRIMARY_KEY]: 'id' })
})

test('A changed row keeps its place among the others, a removed one that comes back stands last', () => {
  const rows = new Store(['order']).changed<{ id: string; total: number }>('order')
  expect([rows.size, rows.get('a'), rows.has('a'), rows.list()]).toEqual([0, undefined, false, []])
  for (const id of ['a', 'b', 'c']) rows.put({ id, total: 1 })
  rows.put({ id: 'a', total: 2 })
  expect(rows.list().map(({ id, total }) => `${id}${total}`)).toEqual(['a2', 'b1', 'c1'])
  rows.remove('a')
  rows.remove('unknown')
  rows.put({ id: 'a', total: 3 })
  expect(rows.list().map(({ id, total }) => `${id}${total}`)).toEqual(['b1', 'c1', 'a3'])
  expect([rows.size, rows.get('a')?.total, rows.has('b')]).toEqual([3, 3, true])
})

test('Tables and stores do not see one another', () => {
  const store = new Store(['order', 'bill'])
  store.changed('order').put({ id: 'a' })
  expect(store.changed('bill').size).toBe(0)
  expect(new Store(['order', 'bill']).changed('order').size).toBe(0)
})
