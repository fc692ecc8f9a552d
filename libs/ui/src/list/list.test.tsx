import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { setViewport } from '../test-setup.ts'
import type { Column } from './column.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Pager } from './Pager.tsx'

interface Order {
  id: string
  hotel: string
  total: string
}

const columns: Column<Order>[] = [
  {
    key: 'hotel',
    header: 'Hotel',
    cell: (order) => <a href={`#${order.id}`}>{order.hotel}</a>,
    card: 'title',
  },
  { key: 'total', header: 'Total', cell: (order) => order.total, align: 'end', sortable: true },
]

const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `H${index}`,
    hotel: `Hotel ${index}`,
    total: `${index}.00`,
  }))

const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable label="Orders" columns={columns} rows={orders(3)} rowKey={({ id }) => id} {...props} />
)

const bodyRows = () => screen.getAllByRole('row').slice(1)

afterEach(() => vi.restoreAllMocks())

describe('the states of a list', () => {
  test('before the first response the skeleton shows the columns', () => {
    renderUi(table({ rows: undefined }))
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.getByText('Total')).toBeTruthy()
  })

  test('rows of a group are below its heading, which appears once', () => {
    const groupOf = ({ id }: Order) => (id === 'H2' ? 'Tomorrow' : 'Today')
    renderUi(table({ groupOf }))
    const lines = bodyRows().map((row) => row.textContent)
    expect(lines).toEqual(['Today', 'Hotel 00.00', 'Hotel 11.00', 'Tomorrow', 'Hotel 22.00'])
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  })

  test('an empty list says what to do next', () => {
    renderUi(table({ rows: [], empty: { title: 'No orders', hint: 'Book a hotel first.' } }))
    expect(screen.getByText('Book a hotel first.')).toBeTruthy()
  })

  test('a failed list shows the reason and can be tried again', async () => {
    const onRetry = vi.fn()
    renderUi(table({ rows: undefined, error: { message: 'Gateway error', onRetry } }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert').textContent).toContain('Gateway error')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('the last result stays in view while the next one loads or fails', () => {
    const { container } = renderUi(
      table({ refreshing: true, error: { message: 'Gateway error', onRetry: () => {} } }),
    )
    expect(container.querySelector('[aria-busy=true]')).toBeTruthy()
    expect(screen.getByText('Hotel 2')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Gateway error')
  })
})

describe('rows', () => {
  test('a click opens the row, a click on its own link does not', async () => {
    const onOpen = vi.fn()
    renderUi(table({ onOpen }))
    await userEvent.click(screen.getByText('Hotel 1'))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('1.00'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orders(3)[1])
  })

  test('a card leaves out empty values', () => {
    setViewport(375)
    const note: Column<Order> = { key: 'note', header: 'Note', cell: ({ id }) => id === 'H0' && 'Late' }
    renderUi(table({ columns: [...columns, note] }))
    const terms = screen.getAllByRole('listitem').map((card) =>
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    )
    expect(terms).toEqual([['Total', 'Note'], ['Total'], ['Total']])
  })

  test('a long text of a card is below its label, aligned with it', () => {
    setViewport(375)
    const note: Column<Order> = {
      key: 'note',
      header: 'Note',
      card: 'below',
      cell: ({ id }) => `About ${id}`,
    }
    renderUi(table({ columns: [...columns, note] }))
    const text = screen.getByText('About H0')
    expect(text.previousElementSibling?.textContent).toBe('Note')
    // Figures are aligned at the end of their lines in the list itself.
    expect(text.parentElement?.hasAttribute('data-wide')).toBe(true)
  })

  test('j and k work anywhere on the page, Enter opens, and one row is in the tab order', async () => {
    const user = userEvent.setup()
    const onOpen = vi.fn()
    renderUi(table({ onOpen, main: true }))
    await user.keyboard('j')
    expect(document.activeElement).toBe(bodyRows()[0])
    await user.keyboard('jjj')
    expect(document.activeElement).toBe(bodyRows()[2])
    await user.keyboard('k{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orders(3)[1])
    expect(bodyRows().map((row) => row.tabIndex)).toEqual([-1, 0, -1])
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(bodyRows()[2])
  })

  test('a j typed into a field is text', async () => {
    const user = userEvent.setup()
    renderUi(
      <>
        <input aria-label="Keyword" />
        {table({ onOpen: () => {}, main: true })}
      </>,
    )
    await user.type(screen.getByLabelText('Keyword'), 'jk')
    expect(screen.getByLabelText<HTMLInputElement>('Keyword').value).toBe('jk')
    expect(document.activeElement).toBe(screen.getByLabelText('Keyword'))
  })

  test('a header sorts by its column, then reverses the order, and tells the current one', async () => {
    const onSort = vi.fn()
    const { rerender } = renderUi(table({ onSort }))
    await userEvent.click(screen.getByRole('button', { name: 'Total' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'total', order: 'asc' })
    rerender(table({ onSort, sort: { key: 'total', order: 'asc' } }))
    expect(screen.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Total' }))
    expect(onSort).toHaveBeenLastCalledWith({ key: 'total', order: 'desc' })
  })

  test('of more than 100 rows only those in view are rendered, the first of them at once', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41)
    renderUi(table({ rows: orders(10_000), onOpen: () => {} }))
    expect(screen.getAllByRole('link')).toHaveLength(20)
    // The spacer for rows out of view.
    await waitFor(() => expect(document.querySelector('tbody > tr[aria-hidden]')).not.toBeNull())
    const drawn = screen.getAllByRole('link')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length).toBeLessThan(60)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
  })

  test('a row renders again only when it has changed, and calls the latest handler', async () => {
    const cell = vi.fn(({ total }: Order) => total)
    const [before, after] = [vi.fn(), vi.fn()]
    const counted = [columns[0] as Column<Order>, { key: 'total', header: 'Total', cell }]
    const rows = orders(3)
    const { rerender } = renderUi(table({ columns: counted, rows, onOpen: before }))
    cell.mockClear()
    const changed = [rows[0] as Order, { ...(rows[1] as Order), total: '7.00' }, rows[2] as Order]
    rerender(table({ columns: counted, rows: changed, onOpen: after, refreshing: true, chosen: 'H2' }))
    expect(new Set(cell.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['H1', 'H2']))
    await userEvent.click(screen.getByText('0.00'))
    expect([before.mock.calls, after.mock.calls]).toEqual([[], [[rows[0]]]])
  })

  test('on a phone each row is a card with labelled lines', async () => {
    setViewport(375)
    const onOpen = vi.fn()
    renderUi(table({ onOpen }))
    expect(screen.queryByRole('table')).toBeNull()
    const card = screen.getAllByRole('listitem')[1] as HTMLElement
    expect(within(card).getByRole('term').textContent).toBe('Total')
    await userEvent.click(within(card).getByRole('definition'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(orders(3)[1])
  })
})

describe('the pager', () => {
  const pager = { page: 2, limit: 20, total: 45, onPage: vi.fn(), onLimit: vi.fn() }

  test('it shows the range of rows, and each of its buttons has a name', async () => {
    renderUi(<Pager {...pager} />)
    expect(screen.getByText('21 to 40 of 45')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(pager.onPage).toHaveBeenLastCalledWith(3)
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(pager.onPage).toHaveBeenLastCalledWith(1)
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })

  test('the page size can be changed', () => {
    renderUi(<Pager {...pager} />)
    fireEvent.change(screen.getByLabelText('Per page'), { target: { value: '50' } })
    expect(pager.onLimit).toHaveBeenLastCalledWith(50)
  })

  test('a printed page shows the range of rows and no controls', () => {
    renderUi(<Pager {...pager} />)
    const onScreen = (text: string | RegExp) => screen.getByText(text).closest('[data-screen]')
    expect(onScreen(/45/)).toBeNull()
    expect(onScreen('3')).not.toBeNull()
    expect(screen.getByRole('combobox').closest('[data-screen]')).not.toBeNull()
  })

  test('an empty list has no pager', () => {
    renderUi(<Pager {...pager} total={0} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

test('each active filter is a removable chip, and all can be cleared at once', async () => {
  const onRemove = vi.fn()
  const onClear = vi.fn()
  renderUi(
    <FilterBar chips={[{ key: 'star', label: '5 stars', onRemove }]} onClear={onClear}>
      <input aria-label="Keyword" />
    </FilterBar>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: 5 stars' }))
  expect(onRemove).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onClear).toHaveBeenCalledOnce()
})
