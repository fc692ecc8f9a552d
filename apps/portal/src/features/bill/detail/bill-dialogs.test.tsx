import * as api from '@portal/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { write } from '../../../test/page.ts'

// jsdom's files do not survive the way through a real request; that they arrive is seen in a browser.
const uploadFile = vi.spyOn(api, 'uploadFile')

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const declined = { outcome: 'declined' as const, granted: 0, first: null }

const calls = (operation: string) => mock.callsTo(`/api/bill/${operation}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
type Bill = NonNullable<ReturnType<OrderMock['world']['tables']['bill']['get']>>

/** A bill of the company in USD beside its list; `change` is its state when it is opened. */
async function openBill(status: Bill['status'], change: (bill: Bill) => Partial<Bill> = () => ({})) {
  const { bill: bills } = mock.world.tables
  const [found] = bills.where((one) => one.company_id === '3' && one.status === status)
  if (!found) throw new Error(`There is no ${status} bill.`)
  const bill = bills.put({ ...found, ...change(found) })
  const portal = await openPortal(`/user/bill/details?bill=${bill.id}`, { user: mock.signIn('pacificusd') })
  const drawer = within(await dialog(`Bill ${bill.id}`))
  return { ...portal, drawer, id: bill.id, user: userEvent.setup(), bill: () => bills.get(bill.id) as Bill }
}

/** A file that the mock knows as the owner's. */
function keepFile(name: string): string {
  const url = `/media/upload/3/${name}`
  const [content, sha1] = ['', '']
  const about = { size: 9, mimetype: 'image/png', suffix: 'png', width: 9, height: 9, time: 1_763_700_000 }
  mock.world.tables.upload.put({
    id: name,
    company_id: '3',
    member_id: String(mock.signIn('pacificusd').id),
    topic: 'bill',
    url,
    name,
    ...about,
    content,
    sha1,
  })
  uploadFile.mockResolvedValueOnce({ file: { url, name } } as Awaited<ReturnType<typeof api.uploadFile>>)
  return url
}
const upload = (user: UserEvent, name: string) =>
  user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File([new Uint8Array(9)], name, { type: 'image/png' }),
  )

async function pay(user: UserEvent, typed?: string) {
  await user.click(await button('Pay'))
  const form = within(await dialog(/^Pay bill/))
  if (typed !== undefined) {
    write(form.getByLabelText('Amount (USD)'), typed)
  }
  return {
    form,
    send: () => user.click(form.getByRole('button', { name: /^(Pay|Report a transfer of) USD/ })),
  }
}

describe('paying a bill', () => {
  test('Shows what a payment leaves of bill and balance before it is made', async () => {
    const { user } = await openBill('confirmed')
    const { form } = await pay(user, '20')
    const after = (name: string) => form.getByText(name).nextElementSibling?.textContent ?? ''
    const figure = (text: string) => Number(text.replace(/[^\d.]/g, ''))
    await form.findByText('Balance after')
    const available = figure(form.getByText(/^Available:/).textContent ?? '')
    expect(figure(after('Balance after'))).toBeCloseTo(available - 20, 2)
    expect(figure(after('Outstanding after'))).toBeCloseTo(figure(after('Outstanding before')) - 20, 2)
  })

  test('Sends a transfer with its proof, and does not request the same amount again', async () => {
    const { user, bill } = await openBill('confirmed')
    const { form, send } = await pay(user, '20')
    await user.click(form.getByLabelText('Bank transfer'))
    expect(form.queryByText('Balance after')).toBeNull()
    const url = keepFile('slip.png')
    await upload(user, 'slip.png')
    expect(await form.findByText('slip.png')).toBeDefined()
    await send()
    await waitFor(() => expect(calls('pay')).toHaveLength(1))
    expect(calls('pay')[0]?.body).toMatchObject({ channel: 'bank_transfer', proof_files: [url] })
    await waitFor(() => expect(bill().payments).toMatchObject([{ amount: 2000, status: 'submitted' }]))
    expect(bill().paid).toBe(0)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Pay bill/ })).toBeNull())
    const { form: next } = await pay(user)
    const left = Number(next.getByLabelText<HTMLInputElement>('Amount (USD)').value) * 100
    expect(Math.round(left)).toBe(bill().total - 2000)
  })

  test.each([
    [
      'reported by transfer',
      'submitted',
      /^A transfer of USD\s[\d,.]+ has been reported and is under review/,
    ],
    ['asked for', 'asked', /^USD\s[\d,.]+ waits for a second person/],
  ])('A bill whose rest is %s offers no payment, and says what it waits for', async (_why, status, said) => {
    const { drawer } = await openBill('confirmed', (bill) => ({
      payments: [
        {
          id: 'bp-1',
          channel: status === 'asked' ? 'predeposit' : 'bank_transfer',
          amount: bill.total - bill.paid,
          surplus: 0,
          shares: [],
          status,
          time: 1_763_700_000,
          proof_files: [],
          operator: { id: '301', nickname: 'Desk' },
        } as unknown as Bill['payments'][number],
      ],
    }))
    expect(await drawer.findByText(said)).toBeDefined()
    expect(drawer.queryByRole('button', { name: 'Pay' })).toBeNull()
  })

  test('Without an amount the button names only its action, never 0.00', async () => {
    const { user } = await openBill('confirmed')
    const { form } = await pay(user, '0.00')
    expect(form.getByRole('button', { name: 'Pay' })).toBeDefined()
    expect(form.queryByText(/Pay USD\s0\.00/)).toBeNull()
    write(form.getByLabelText('Amount (USD)'), '1,000.50')
    expect(form.getByRole('button', { name: /^Pay USD\s1,000\.50$/ })).toBeDefined()
  })

  test('A member who pays by transfer sees the account, and that the bill number names the payment', async () => {
    const { user, id } = await openBill('confirmed')
    const { form } = await pay(user)
    await user.click(form.getByRole('radio', { name: /^Bank transfer/ }))
    const payee = within(await form.findByRole('region', { name: 'Payment details' }))
    expect((await payee.findByText(/^Payment reference/)).nextElementSibling?.textContent).toBe(id)
  })

  test('Shows an amount that the server refuses at its field, and keeps the form', async () => {
    const { user, bill } = await openBill('confirmed')
    const { form, send } = await pay(user, '20')
    mock.world.faults.add({ operation: 'payBill', code: 0, error_key: 'BALANCE_SHORT', times: 1 })
    await send()
    await waitFor(() => expect(form.getByLabelText('Amount (USD)').getAttribute('aria-invalid')).toBe('true'))
    expect(form.getByLabelText<HTMLInputElement>('Amount (USD)').value).toBe('20')
    await send()
    await waitFor(() => expect(bill().paid).toBe(2000))
  })

  test('Shows a refusal without a field in the dialog', async () => {
    const { user, bill } = await openBill('confirmed')
    const { form, send } = await pay(user, '20')
    mock.world.faults.add({ operation: 'payBill', code: 0, error_key: 'BILL_LOCKED', times: 1 })
    await send()
    expect((await form.findByRole('alert')).textContent).not.toBe('')
    expect(bill().paid).toBe(0)
  })
})

describe('disputing lines', () => {
  test('Sends each line with its own words and its files', async () => {
    const { user, bill } = await openBill('issued')
    await user.click(await button('Dispute'))
    const form = within(await dialog(/^Dispute bill/))
    const boxes = await form.findAllByRole('checkbox')
    await user.click(boxes[0] as HTMLElement)
    const url = keepFile('mail.png')
    await upload(user, 'mail.png')
    expect(await form.findByText('mail.png')).toBeDefined()
    await user.type(form.getByLabelText(/^What is wrong/), 'One night only')
    write(form.getByLabelText(/should cost/), '9,999,999')
    expect(form.getByText('This is not less than the bill says')).toBeDefined()
    write(form.getByLabelText(/should cost/), '1.5')
    if (boxes[1]) {
      await user.click(boxes[1])
      await user.type(form.getAllByLabelText(/^What is wrong/)[1] as HTMLElement, 'Cancelled')
      write(form.getAllByLabelText(/should cost/)[1] as HTMLElement, '0')
    }
    await user.click(form.getByRole('button', { name: /^Dispute \d lines?$/ }))
    await waitFor(() => expect(calls('dispute')).toHaveLength(1))
    const sent = [
      { reason: 'One night only', expected: '1.50', files: [url] },
      ...(boxes[1] ? [{ reason: 'Cancelled', expected: '0.00', files: [] }] : []),
    ]
    expect(calls('dispute')[0]?.body?.['lines']).toMatchObject(sent)
    expect(bill().version).toBeGreaterThan(0)
    await user.click(await button('Withdraw the dispute'))
    const taken = within(await dialog(/^Withdraw the dispute/))
    await user.click(taken.getByRole('button', { name: 'Withdraw the dispute' }))
    await waitFor(() => expect(bill().status).toBe('issued'))
  })

  test('R6.131 What was not granted can be disputed once more, and then no more', async () => {
    const answer = { en: 'The amount stands.', 'zh-cn': '金额无误。' }
    const said = { reason: 'One night only', expected: null, files: [], time: 1_763_700_000, answer }
    const first = { ...said, ...declined }
    const { user } = await openBill('issued', ({ id, lines }) => ({
      lines: [first, { ...first, first }, { ...first, outcome: 'granted' as const }].flatMap((dispute, nth) =>
        lines.slice(0, 1).map((line) => ({ ...line, line_id: `${id}-${nth + 1}`, dispute })),
      ),
    }))
    await user.click(await button('Dispute'))
    const form = within(await dialog(/^Dispute bill/))
    expect(await form.findByText(/The due date stays/)).toBeDefined()
    const boxes = (await form.findAllByRole('checkbox')) as HTMLInputElement[]
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, true])
    expect(form.getByText('Declined; it can be disputed once more')).toBeDefined()
    await user.click(boxes[0] as HTMLElement)
    await user.type(form.getByLabelText(/^What is wrong/), 'See the mail')
    write(form.getByLabelText(/should cost/), '0')
    await user.click(form.getByRole('button', { name: 'Dispute 1 line' }))
    await waitFor(() => expect(calls('dispute')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Dispute bill/ })).toBeNull())
  })

  test('R6.92 A line shows its objection with its reference, and its answer once there is one', async () => {
    const answer = { en: 'The amount stands.', 'zh-cn': '金额无误。' }
    const dispute = {
      reason: 'One night only',
      expected: 4000,
      files: [],
      time: 1_763_700_000,
      answer,
      ...declined,
    }
    const { drawer, bill } = await openBill('issued', ({ lines }) => ({
      lines: lines.map((line, index) => (index === 0 ? { ...line, dispute } : line)),
    }))
    const lines = within(await drawer.findByRole('table', { name: 'Lines' }))
    const cell = lines.getByText('Disputed:').closest('td')?.textContent
    expect(cell).toContain('One night only')
    expect(cell).toContain(bill().lines[0]?.line_id.replace('B', 'D'))
    expect(cell).toMatch(/expected USD\s40\.00/)
    expect(lines.getByText('Declined:').closest('td')?.textContent).toContain('The amount stands.')
  })
})

describe('the lines of a bill', () => {
  const many = ({ id, lines }: Bill) => {
    const [line] = lines
    if (!line) throw new Error('A bill has lines.')
    return {
      lines: Array.from({ length: 21 }, (_, index) => ({
        ...line,
        line_id: `${id}-${index + 1}`,
        kind: index === 20 ? ('credit_note' as const) : line.kind,
      })),
    }
  }

  test('Come in pages, and name a credit note as such', async () => {
    const { user, drawer } = await openBill('paid', many)
    const lines = () => within(drawer.getByRole('table', { name: 'Lines' }))
    expect((await drawer.findByRole('table', { name: 'Lines' })).textContent).not.toContain('Credit note')
    expect(lines().getAllByRole('row')).toHaveLength(21)
    await user.click(drawer.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(lines().getAllByRole('row')).toHaveLength(2))
    expect(lines().getByText('Credit note')).toBeDefined()
  })

  test('Another bill begins with its first page', async () => {
    const { user, drawer, router } = await openBill('paid', many)
    await user.click(await drawer.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(calls('detail').at(-1)?.query).toContain('page=2'))
    const [other] = mock.world.tables.bill.where((one) => one.company_id === '3' && one.status === 'issued')
    await router.navigate({ to: '/user/bill/details', search: { bill: other?.id ?? '' } })
    await dialog(`Bill ${other?.id}`)
    await waitFor(() => expect(calls('detail').at(-1)?.query).toBe(`?id=${other?.id}&page=1&limit=20`))
  })
})

test('A bill that could not be loaded can be tried again', async () => {
  mock.world.faults.add({ operation: 'getBill', status: 503 })
  const { user, drawer } = await openBill('paid')
  const again = await drawer.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await user.click(again)
  expect(await drawer.findByRole('table', { name: 'Lines' })).toBeDefined()
})

test('R3.86 Withdraws a reported transfer, also of a bill that changed meanwhile', async () => {
  const { drawer, user, bill, id } = await openBill('confirmed', ({ payments, total }) => ({
    payments: [
      ...payments,
      {
        id: 'bp-9',
        channel: 'bank_transfer',
        amount: total,
        time: 1_763_700_000,
        status: 'submitted',
        proof_files: [],
        operator: { id: '301', nickname: 'Win Win' },
        shares: [],
        surplus: 0,
        ledger_entry_id: null,
      },
    ],
  }))
  expect(drawer.queryByRole('button', { name: 'Pay' })).toBeNull()
  await user.click(await button(/^Withdraw the transfer: USD/))
  const asked = within(await dialog(`Withdraw the transfer reported for bill ${id}`))
  expect(asked.getByText(/no longer look for this transfer of USD/)).toBeDefined()
  mock.world.tables.bill.put({ ...bill(), version: bill().version + 1 })
  await user.click(asked.getByRole('button', { name: 'Withdraw the transfer' }))
  expect(await asked.findByText(/The bill has just changed/)).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Withdraw the transfer' }))
  await waitFor(() => expect(bill().payments.at(-1)?.status).toBe('withdrawn'))
  expect(await drawer.findByRole('button', { name: 'Pay' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Withdraw the transfer/ })).toBeNull()
})

describe('R6.102 a payment that waits for a second person', () => {
  const memberOf = (username: string) => {
    const [row] = mock.world.tables.member.where((one) => one.username === username)
    if (!row) throw new Error(`There is no ${username}.`)
    return row
  }
  /** A bill whose whole sum the named member asked to pay. */
  const openAsked = (username = 'pacific_finance') => {
    const { id, nickname } = memberOf(username)
    return openBill('confirmed', ({ total }) => ({
      paid: 0,
      payments: [
        {
          id: 'bp-1',
          channel: 'predeposit',
          amount: Math.min(total, 1000),
          time: Math.floor(mock.world.clock.now() / 1000),
          status: 'asked',
          proof_files: [],
          operator: { id, nickname },
          shares: [],
          surplus: 0,
          ledger_entry_id: null,
        },
      ],
    }))
  }

  test('Is confirmed at one press, and counts at once', async () => {
    const { user, bill } = await openAsked()
    await user.click(await button(/^Confirm: USD\s10\.00/))
    const form = within(await dialog(/^Confirm a payment for bill/))
    expect(form.getByText('Asked by').nextElementSibling?.textContent).toBe(
      memberOf('pacific_finance').nickname,
    )
    await user.click(form.getByRole('button', { name: /^Pay USD\s10\.00/ }))
    await waitFor(() => expect(bill()).toMatchObject({ paid: 1000, payments: [{ status: 'verified' }] }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Confirm: / })).toBeNull())
  })

  test('Is declined with a reason alone, which the bill shows', async () => {
    const { user, bill, drawer } = await openAsked()
    await user.click(await button(/^Decline: USD/))
    const form = within(await dialog(/^Decline a payment for bill/))
    await user.click(form.getByRole('button', { name: 'Decline' }))
    expect(await form.findByText('Required')).toBeDefined()
    expect(calls('decidePayment')).toEqual([])
    write(form.getByLabelText(/^Reason/), 'Wrong month')
    await user.click(form.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(bill()).toMatchObject({ paid: 0, payments: [{ status: 'declined' }] }))
    expect(await drawer.findByText('Wrong month')).toBeDefined()
  })

  test('Stays open with the reason where who asked may no longer pay', async () => {
    const { user, bill } = await openAsked()
    const asking = memberOf('pacific_finance')
    mock.world.tables.member.put({ ...asking, limit_per_order: '0.01' })
    await user.click(await button(/^Confirm: USD/))
    const form = within(await dialog(/^Confirm a payment for bill/))
    await user.click(form.getByRole('button', { name: /^Pay USD/ }))
    expect((await form.findByRole('alert')).textContent).not.toBe('')
    expect(bill()).toMatchObject({ paid: 0, payments: [{ status: 'asked' }] })
  })

  test('Of one’s own is offered no decision, and is withdrawn as a payment, not as a transfer', async () => {
    const { user, bill } = await openAsked('pacificusd')
    await user.click(await button(/^Withdraw the payment: USD/))
    expect(screen.queryByRole('button', { name: /^(Confirm|Decline): / })).toBeNull()
    const form = within(await dialog(/^Withdraw the payment asked for on bill/))
    expect(form.queryByText(/transfer/)).toBeNull()
    await user.click(form.getByRole('button', { name: 'Withdraw the payment' }))
    await waitFor(() => expect(bill().payments).toMatchObject([{ status: 'withdrawn' }]))
  })
})
