import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => {
  mock.server.close()
  dropAllDrafts()
})

type Persona = Parameters<OrderMock['signIn']>[0]

async function open(path: string, persona: Persona = 'goldenland') {
  const portal = await openPortal(path, { user: mock.signIn(persona) })
  return { ...portal, user: userEvent.setup() }
}

const calls = (operation: string) => mock.callsTo(`/api/invoice/${operation}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const titles = () => mock.world.tables.invoice_title.where(({ company_id }) => company_id === '1')
const application = (id: string) => {
  const found = mock.world.tables.invoice_application.get(id)
  if (!found) throw new Error(`There is no application ${id}.`)
  return found
}
const anApplication = (status: string) => {
  const [found] = mock.world.tables.invoice_application.where(
    (one) => one.company_id === '1' && one.status === status,
  )
  if (!found) throw new Error(`There is no ${status} application.`)
  return found
}

async function chooseTwo(user: UserEvent) {
  const table = await screen.findByRole('table', { name: 'Orders to invoice' })
  for (const box of within(table).getAllByRole('checkbox').slice(0, 2)) await user.click(box)
  await user.click(await button('Request an invoice'))
  await screen.findByText('Amount with tax')
  return within(await dialog('Request an invoice'))
}

describe('applying for an invoice', () => {
  test('R6.132 All results are selected over all pages, those first whose right ends first', async () => {
    const { user } = await open('/user/invoice/apply?limit=10')
    await user.click(await button(/^Select all \d\d results$/))
    const bar = await screen.findByRole('region', { name: 'Selected orders' })
    await waitFor(() => expect(bar.textContent).toMatch(/\d\d orders selected/))
    const [sums] =
      (await screen.findByText(/^Can be invoiced on all results/)).textContent?.match(/[\d,]+\.\d\d/) ?? []
    expect(sums).toBeDefined()
    expect(bar.textContent).toContain(sums)
    await user.click(await button('Request an invoice'))
    await screen.findByText('Amount with tax')
    const sent = calls('preview').at(-1)?.body?.['orders'] as { id: string }[]
    const days = sent.map(({ id }) => mock.world.tables.order.get(id)?.service_end ?? 0)
    expect(days.length).toBeGreaterThan(10)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })

  test('R7.37 R2.28 Previews amount and tax before anything is sent, and makes one application', async () => {
    const { user, path } = await open('/user/invoice/apply?order_type=hotel')
    const form = await chooseTwo(user)
    expect(calls('eligible')[0]?.query).toBe('?order_type=hotel&eligible=true&page=1&limit=20')
    const submit = await form.findByRole('button', { name: /^Request an invoice of CNY/ })
    expect(form.getByText('Amount with tax').nextElementSibling?.textContent).toMatch(/CNY\s[\d,]+\.\d\d/)
    const figure = (name: string) =>
      Number(form.getByText(name).nextElementSibling?.textContent?.replace(/[^\d.]/g, ''))
    expect(figure('Tax included (6%)')).toBeCloseTo((figure('Amount with tax') * 6) / 106, 1)
    expect(calls('apply')).toEqual([])
    expect(form.getByLabelText<HTMLSelectElement>('Invoice title').value).toBe('it-101')
    await user.dblClick(submit)
    await waitFor(() => expect(path()).toMatch(/^\/user\/invoice\/details\?application=IA\d+$/))
    expect(calls('apply')).toHaveLength(1)
    expect(calls('apply')[0]?.body?.['orders']).toEqual(calls('preview').at(-1)?.body?.['orders'])
    const id = path().split('=')[1] ?? ''
    expect(application(id)).toMatchObject({ status: 'submitted', lines: [{}, {}] })
    expect(
      await within(await dialog(`Invoice request ${id}`)).findByRole('button', { name: 'Withdraw' }),
    ).toBeDefined()
  })

  test('Part of an order can be invoiced; too much is shown at its line and not requested', async () => {
    const { user } = await open('/user/invoice/apply')
    const form = await chooseTwo(user)
    await form.findByRole('button', { name: /^Request an invoice of CNY/ })
    const [amount] = form.getAllByLabelText(/^Amount of/)
    if (!amount) throw new Error('A line has an amount.')
    write(amount, '9999999')
    expect(await form.findByText(/^At most CNY/)).toBeDefined()
    const asked = calls('preview').length
    write(amount, '10.00')
    await waitFor(() => expect(calls('preview').length).toBeGreaterThan(asked))
    expect(calls('preview').at(-1)?.body?.['orders']).toMatchObject([{ amount: '10.00' }, {}])
    expect(await form.findByText(/invoiced in part/)).toBeDefined()
  })

  test('Names a kind that does not fit the title at its field before anything is sent', async () => {
    const { user } = await open('/user/invoice/apply')
    const form = await chooseTwo(user)
    await form.findByRole('button', { name: /^Request an invoice of CNY/ })
    await user.selectOptions(form.getByLabelText('Invoice type'), 'special')
    await user.selectOptions(form.getByLabelText('Invoice title'), 'it-103')
    expect(form.getByText(/^This title cannot have the type chosen before/)).toBeDefined()
    const kinds = within(form.getByLabelText('Invoice type')).getAllByRole('option')
    expect(kinds.map((option) => option.getAttribute('value'))).toEqual(['normal', 'commercial'])
    expect(form.getByLabelText<HTMLInputElement>(/^E-mail for the invoice/).value).toBe(
      'xiaoming.wang@goldenland.example',
    )
  })

  test('Shows orders that cannot be invoiced on demand, each with its reason', async () => {
    const { user } = await open('/user/invoice/apply')
    await user.click(await screen.findByRole('link', { name: 'All, with reasons' }))
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /not over yet/ })
    expect(boxes[0]?.disabled).toBe(true)
  })

  test('R6.08 Without the permission invoice/apply the page says so and requests nothing', async () => {
    await open('/user/invoice/apply', 'golden_viewer')
    expect(await screen.findByText('You do not have permission to request invoices')).toBeDefined()
    expect(calls('eligible')).toEqual([])
  })

  test('Tells a company without orders what to do next', async () => {
    await open('/user/invoice/apply', 'newleaf')
    expect(await screen.findByText('No order can be invoiced now')).toBeDefined()
  })
})

describe('applications', () => {
  test('R7.37 R2.29 Filters by status, kind and keyword, all of it in the address', async () => {
    const { user, path } = await open('/user/invoice/details')
    const tabs = await screen.findByRole('navigation', { name: 'By status' })
    await user.click(await within(tabs).findByRole('link', { name: 'Refused 1' }))
    await waitFor(() => expect(path()).toBe('/user/invoice/details?status=refused'))
    await user.selectOptions(screen.getByLabelText('Invoice type'), 'VAT normal (digital)')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(path()).toBe('/user/invoice/details?status=refused&kind=normal'))
    await waitFor(() => expect(calls('index').at(-1)?.query).toContain('status[0]=refused&kind=normal'))
  })

  test('R7.37 An issued application has its files, and can be reversed with a reason', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    const { id } = anApplication('issued')
    const { user } = await open(`/user/invoice/details?application=${id}`)
    await user.click(await button('Download'))
    await user.click(await screen.findByRole('menuitem', { name: 'XML' }))
    await waitFor(() => expect(calls('download')[0]?.query).toBe(`?id=${id}&format=xml`))
    await user.click(await button('Reverse (red letter)'))
    const form = within(await dialog(`Reverse invoice ${id}`))
    await user.click(form.getByRole('button', { name: 'Request the reversal' }))
    expect(await form.findByText('Required')).toBeDefined()
    await user.type(form.getByLabelText(/^Reason/), 'Wrong title')
    await user.dblClick(form.getByRole('button', { name: 'Request the reversal' }))
    await waitFor(() => expect(application(id).status).toBe('reversing'))
    expect(calls('reverse')).toHaveLength(1)
    expect(await screen.findByRole('table', { name: 'Red-letter reversals' })).toBeDefined()
  })

  test('An application that is not issued yet can be withdrawn, and its amounts are released', async () => {
    const { id } = anApplication('submitted')
    const { user } = await open(`/user/invoice/details?application=${id}`)
    await user.click(await button('Withdraw'))
    await user.click(await button('Withdraw the request'))
    await waitFor(() => expect(application(id).status).toBe('withdrawn'))
    expect(await screen.findByText(/It was withdrawn/)).toBeDefined()
  })

  test('A member who may not see settlement prices sees no application; a company without any is led to the form', async () => {
    await open('/user/invoice/details', 'golden_viewer')
    expect(await screen.findByText('You do not have permission to see invoices')).toBeDefined()
    expect(calls('index')).toEqual([])
  })
})

describe('invoice titles', () => {
  const saving = async (user: UserEvent) => {
    await user.click(await button('Save'))
  }

  test('R7.37 R2.30 Adds a title after its tax number has been checked, and makes it the default', async () => {
    const { user } = await open('/user/invoice/manage')
    await user.click(await button('Add a title'))
    const form = within(await dialog('Add a title'))
    await saving(user)
    expect(await form.findAllByText('Required')).toHaveLength(2)
    await user.type(form.getByLabelText(/^Invoice title/), 'Kunming Test Co.')
    write(form.getByLabelText(/^Tax number/), '91530102MA6PYT8K70')
    await saving(user)
    expect(await form.findByText(/tax number is not valid/)).toBeDefined()
    expect(calls('titleSave')).toEqual([])
    // One that another company has: of the own titles each has a number of its own.
    const [valid = ''] = mock.world.tables.invoice_title
      .where(
        ({ company_id, title_type }) => company_id !== titles()[0]?.company_id && title_type === 'enterprise',
      )
      .map(({ tax_no }) => tax_no)
    write(form.getByLabelText(/^Tax number/), ` ${valid.toLowerCase()}`)
    await user.click(form.getByLabelText('Use as the default title'))
    await saving(user)
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(titles().filter(({ is_default }) => is_default)).toMatchObject([
      { title: 'Kunming Test Co.', tax_no: valid },
    ])
    const table = await screen.findByRole('table', { name: 'Invoice titles' })
    await waitFor(() =>
      expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Kunming Test Co. Default'),
    )
  })

  test('R7.11 Chooses province, city and district level by level, and puts them into the address', async () => {
    const { user } = await open('/user/invoice/manage')
    await user.click(await button('Add a title'))
    const form = within(await dialog('Add a title'))
    const address = form.getByLabelText<HTMLInputElement>('Address')
    write(address, '1 Ruili Road')
    for (const [level, name] of [
      ['Province', 'Yunnan'],
      ['City', 'Dehong'],
      ['District', 'Ruili'],
    ] as const) {
      const option = await form.findByRole<HTMLOptionElement>('option', { name })
      write(form.getByLabelText(level), option.value)
    }
    expect(address.value).toBe('1 Ruili Road, Ruili, Dehong, Yunnan')
    write(form.getByLabelText('City'), '')
    expect(address.value).toBe('1 Ruili Road, Yunnan')
    expect(mock.callsTo('/api/ajax/area').map(({ query }) => query)).toEqual([
      '',
      '?province=530000',
      '?province=530000&city=533100',
    ])
  })

  test('R5.06 A person may give an ID number, which is checked before it is sent', async () => {
    const { user } = await open('/user/invoice/manage')
    await user.click(await button('Add a title'))
    const form = within(await dialog('Add a title'))
    await user.click(form.getByRole('radio', { name: 'Individual' }))
    write(form.getByLabelText(/^Invoice title/), 'Wang Xiaoming')
    write(form.getByLabelText('ID number'), '1101011990010112')
    await saving(user)
    expect(await form.findByText('Please enter the correct ID number')).toBeDefined()
    expect(calls('titleSave')).toEqual([])
    write(form.getByLabelText('ID number'), '11010119900101123x')
    await saving(user)
    await waitFor(() => expect(titles()).toHaveLength(4))
    expect(titles().find(({ title }) => title === 'Wang Xiaoming')?.tax_no).toBe('11010119900101123X')
  })

  test('Refuses an existing title at its field', async () => {
    const { user } = await open('/user/invoice/manage')
    const [first] = titles()
    await user.click(await button('Add a title'))
    const form = within(await dialog('Add a title'))
    write(form.getByLabelText(/^Invoice title/), first?.title ?? '')
    write(form.getByLabelText(/^Tax number/), first?.tax_no ?? '')
    await saving(user)
    await waitFor(() =>
      expect(form.getByLabelText(/^Invoice title/).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(titles()).toHaveLength(3)
  })

  test('R7.37 Edits a title, and removes it after a question', async () => {
    const { user } = await open('/user/invoice/manage')
    await user.click(await button('Edit 王小明'))
    const form = within(await dialog('Edit the title'))
    expect(form.queryByLabelText(/^Tax number/)).toBeNull()
    write(form.getByLabelText('Phone'), '13800000000')
    await saving(user)
    await waitFor(() =>
      expect(mock.world.tables.invoice_title.get('it-103')).toMatchObject({
        phone: '13800000000',
        tax_no: '',
      }),
    )
    await user.click(await button('Remove 王小明'))
    await user.click(await button('Remove the title'))
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(calls('titleRemove')[0]?.body).toEqual({ ids: ['it-103'] })
  })

  test.each(['en', 'zh-cn'] as const)(
    'Members who manage titles see a whole bank account; a viewer sees its end, in %s',
    async (language) => {
      const { account_no = '' } = mock.world.tables.invoice_title.get('it-101') ?? {}
      const masked = '*'.repeat(account_no.length - 4) + account_no.slice(-4)
      const titles = '/user/invoice/manage'
      for (const [persona, shown, hidden] of [
        ['goldenland', account_no, masked],
        ['golden_viewer', masked, account_no],
      ] as const) {
        const { view } = await openPortal(titles, { user: mock.signIn(persona), language })
        expect(await screen.findByText(shown)).toBeDefined()
        expect(screen.queryByText(hidden)).toBeNull()
        view.unmount()
      }
    },
  )

  test('R6.08 Without the permission invoice/manage titles are read-only', async () => {
    await open('/user/invoice/manage', 'golden_viewer')
    expect(await screen.findByText('You can see the titles but not change them.')).toBeDefined()
    await screen.findByRole('table', { name: 'Invoice titles' })
    expect(screen.queryByRole('button', { name: 'Add a title' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })
})
