import { expect, test } from 'vitest'
import { OverlayRepository, Store } from './repository.ts'

interface Row {
  readonly id: string
  readonly total: number
}

const tableOf = (store: Store, name = 'order', base: readonly Row[] = []) =>
  new OverlayRepository<Row>(
    name,
    store,
    () => base,
    () => {},
  )
const textOf = (rows: readonly Row[]) => rows.map(({ id, total }) => `${id}${total}`)

test('A changed row keeps its place; a removed row that is put again comes last', () => {
  const rows = tableOf(new Store(['order']))
  expect([rows.size, rows.get('a'), rows.all()]).toEqual([0, undefined, []])
  for (const id of ['a', 'b', 'c']) rows.put({ id, total: 1 })
  rows.put({ id: 'a', total: 2 })
  expect(textOf(rows.all())).toEqual(['a2', 'b1', 'c1'])
  expect([rows.remove('a'), rows.remove('unknown')]).toEqual([true, false])
  rows.put({ id: 'a', total: 3 })
  expect(textOf(rows.all())).toEqual(['b1', 'c1', 'a3'])
  expect(rows.difference()).toEqual({ put: rows.all(), removed: [] })
})

test('Tables and stores are independent of each other', () => {
  const store = new Store(['order', 'bill'])
  tableOf(store).put({ id: 'a', total: 1 })
  expect(tableOf(store, 'bill').size).toBe(0)
  expect(tableOf(new Store(['order', 'bill'])).size).toBe(0)
})
