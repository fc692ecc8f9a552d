import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { DataTable } from './DataTable.tsx'
import { Pager } from './Pager.tsx'

const columns = [{ key: 'id', header: 'Booking', cell: ({ id }: { id: string }) => id }]
const table = (page: number, total: number, { rows = [] as { id: string }[], refreshing = false } = {}) => {
  const onPage = vi.fn()
  renderUi(
    <DataTable
      label="Orders"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      page={{ page, limit: 10, total, onPage }}
    />,
  )
  return onPage
}

test.each([
  ['the last row of the last page was removed', 3, 20, 2],
  ['the address names a page that never was', 99, 20, 2],
  ['only one page is left', 2, 4, 1],
])('When %s, the list goes to its last page and replaces the history entry', (_, page, total, last) => {
  const onPage = table(page, total)
  expect(onPage.mock.calls).toEqual([[last, { replace: true }]])
  expect(screen.queryByText('Nothing here yet')).toBeNull()
})

test('A list on the way to its last page shows neither an empty state nor row 21 of 20', () => {
  table(3, 20)
  expect(screen.queryByText(/21/)).toBeNull()
  expect(screen.getByText('11 to 20 of 20')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('A refreshing list keeps its page', () => {
  expect(table(3, 20, { rows: [{ id: 'a' }], refreshing: true })).not.toHaveBeenCalled()
})

test('An empty list, and an existing page, stay', () => {
  expect(table(2, 0)).not.toHaveBeenCalled()
  expect(table(2, 20, { rows: [{ id: 'a' }] })).not.toHaveBeenCalled()
})

test('Results that are still loading may fill the page', () => {
  const onPage = vi.fn()
  renderUi(<Pager page={3} limit={10} total={20} onPage={onPage} settled={false} />)
  expect(onPage).not.toHaveBeenCalled()
})
