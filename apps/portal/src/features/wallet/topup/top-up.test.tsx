import * as api from '@portal/api-client'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { savedFiles, write } from '../../../test/page.ts'

let mock: OrderMock
const saved = savedFiles()

beforeEach(() => {
  // jsdom's files do not survive the way through a real request; that they arrive is seen in a browser.
  vi.spyOn(api, 'uploadFile').mockImplementation((body) => {
    const { file } = body
    const url = `/storage/proof/1/${file.name}`
    mock.world.tables.upload.put({
      id: file.name,
      company_id: '1',
      member_id: '101',
      topic: 'proof',
      url,
      name: file.name,
      size: file.size,
      mimetype: file.type,
      suffix: 'png',
      sha1: '0'.repeat(40),
      width: null,
      height: null,
      time: 1_795_226_400,
      content: '',
    })
    return Promise.resolve({ file: { url, name: file.name } }) as ReturnType<typeof api.uploadFile>
  })
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

async function openBalance(persona: Parameters<OrderMock['signIn']>[0]) {
  await openPortal('/user/account/balance', { user: mock.signIn(persona) })
  return userEvent.setup()
}

async function reporting(persona: Parameters<OrderMock['signIn']>[0] = 'golden_finance') {
  const user = await openBalance(persona)
  await user.click(await screen.findByRole('button', { name: 'Top up' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Top up by bank transfer' }))
  const send = dialog.getByRole('button', { name: 'Report the transfer' })
  return { user, dialog, send }
}

const addProof = async (user: ReturnType<typeof userEvent.setup>) => {
  const input = screen.getByRole('dialog').querySelector('input[type=file]')
  await user.upload(input as HTMLInputElement, new File(['slip'], 'slip.png', { type: 'image/png' }))
  await within(screen.getByRole('dialog')).findByText('slip.png')
}

const enterDay = (dialog: ReturnType<typeof within>, day: string) => {
  const field = dialog.getByRole('textbox', { name: /^Date of the transfer/ })
  write(field, day)
  fireEvent.blur(field)
}

const sent = () => mock.callsTo('/api/wallet/topup').map(({ body }) => body)

test('Reports a transfer once, however often the button is pressed, and lists it', async () => {
  const { user, dialog, send } = await reporting()
  await user.type(dialog.getByLabelText(/^Amount sent \(CNY\)/), ' 5000 ')
  await user.type(dialog.getByLabelText(/^Transfer no\./), ' TR-8841 ')
  await user.type(dialog.getByLabelText(/^Remark/), 'November')
  await addProof(user)
  enterDay(dialog, '2026-11-21')
  await user.dblClick(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toMatchObject([
    {
      money: { amount: '5000.00', currency: 'CNY' },
      bank_ref: 'TR-8841',
      transfer_date: '2026-11-21',
      proof_files: ['/storage/proof/1/slip.png'],
      remark: 'November',
    },
  ])
  const list = await screen.findByRole('table', { name: 'Top-ups' })
  await waitFor(() => expect(within(list).getAllByRole('row')[1]?.textContent).toContain('TR-8841'))
  expect(within(list).getAllByRole('row')[1]?.textContent).toMatch(/CNY\s5,000\.00Submitted/)
})

test('Reports missing values at their fields, and sends nothing', async () => {
  const { user, dialog, send } = await reporting()
  await user.click(send)
  expect(dialog.getByText('Enter an amount above 0 with at most two decimals')).toBeDefined()
  expect(dialog.getAllByText('Required')).toHaveLength(2)
  expect(dialog.getByText('Please add the proof of the transfer')).toBeDefined()
  expect(sent()).toEqual([])
})

test('Refuses a transfer that was already reported at its number', async () => {
  const known = mock.world.tables.topup.where(
    ({ company_id, status }) => company_id === '1' && status === 'verified',
  )[0]
  const { user, dialog, send } = await reporting()
  await user.type(dialog.getByLabelText(/^Amount sent/), '10')
  write(dialog.getByLabelText(/^Transfer no\./), known?.bank_ref ?? '')
  await addProof(user)
  enterDay(dialog, '2026-11-21')
  await user.click(send)
  expect(await dialog.findByText('This transfer has already been reported')).toBeDefined()
  expect(dialog.getByLabelText(/^Transfer no\./).getAttribute('aria-invalid')).toBe('true')
})

test('R2.131 Takes back a transfer that staff have not found yet', async () => {
  const record = mock.world.tables.topup.where(({ company_id }) => company_id === '1')[0]
  if (!record) throw new Error('Nothing was ever topped up.')
  const create_time = Math.floor(mock.world.clock.now() / 1000)
  mock.world.tables.topup.put({ ...record, status: 'submitted', create_time, verify_time: null })
  const user = await openBalance('golden_finance')
  await user.click(await screen.findByRole('button', { name: `Withdraw: ${record.id}` }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw the top-up' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `Withdraw: ${record.id}` })).toBeNull())
  expect(mock.world.tables.topup.get(record.id)?.status).toBe('withdrawn')
})

test('Says why a transfer was not found', async () => {
  const record = mock.world.tables.topup.where(({ company_id }) => company_id === '1')[0]
  if (!record) throw new Error('Nothing was ever topped up.')
  mock.world.tables.topup.put({
    ...record,
    status: 'refused',
    refuse_reason: { en: 'No such transfer has arrived.', 'zh-cn': '未查到该笔到账。' },
  })
  await openBalance('golden_finance')
  expect(await screen.findByText('No such transfer has arrived.')).toBeDefined()
})

test('A member who may not top up sees neither button nor list, and nothing is requested', async () => {
  await openBalance('golden_booker')
  await screen.findByRole('heading', { level: 2, name: 'Pre-deposit' })
  expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Top-ups' })).toBeNull()
  expect(mock.callsTo('/api/wallet/topupIndex')).toEqual([])
})

function submitted() {
  const record = mock.world.tables.topup.where(({ company_id }) => company_id === '1')[0]
  if (!record) throw new Error('Nothing was ever topped up.')
  const create_time = Math.floor(mock.world.clock.now() / 1000)
  return mock.world.tables.topup.put({ ...record, status: 'submitted', create_time, verify_time: null })
}

async function openProof(id: string) {
  const user = await openBalance('golden_finance')
  await user.click(await screen.findByRole('button', { name: `Proof: ${id}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Proof of top-up ${id}` }))
  return { user, dialog, replace: dialog.queryByRole('button', { name: 'Replace the proof' }) }
}

test('R6.146 Replaces the proof of a transfer that staff have not found yet, and lists that it did', async () => {
  const { id } = submitted()
  const { user, dialog, replace } = await openProof(id)
  await user.click(replace as HTMLElement)
  expect(dialog.getByText('Please add the proof of the transfer')).toBeDefined()
  await addProof(user)
  await user.click(replace as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(mock.world.tables.topup.get(id)?.proof_files).toEqual(['/storage/proof/1/slip.png'])
  expect(await screen.findByText(/^Proof replaced · /)).toBeDefined()
})

test('R6.146 Says in the dialog that the transfer was credited meanwhile', async () => {
  const record = submitted()
  const { user, dialog, replace } = await openProof(record.id)
  mock.world.tables.topup.put({ ...record, status: 'verified' })
  await addProof(user)
  await user.click(replace as HTMLElement)
  expect((await dialog.findByRole('alert')).textContent).not.toBe('')
})

test('R6.146 The proof of a credited transfer is saved under its name and not replaced', async () => {
  const [record] = mock.world.tables.topup.where(
    ({ company_id, status }) => company_id === '1' && status === 'verified',
  )
  const { user, dialog, replace } = await openProof(record?.id ?? '')
  expect(replace).toBeNull()
  await user.click(dialog.getByRole('button', { name: /^Download: / }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^transfer-.*\.pdf$/)
})

test.each([
  { lacks: ['downloadTopUpProof', 'replaceTopUpProof'] as const, offered: false },
  { lacks: ['downloadTopUpProof'] as const, offered: true },
])(
  'R6.146 The proof is offered only where the server can show or replace it: without $lacks',
  async ({ lacks, offered }) => {
    const { id } = submitted()
    await openPortal('/user/account/balance', { user: mock.signIn('golden_finance'), lacks })
    await screen.findByRole('button', { name: `Withdraw: ${id}` })
    expect(screen.queryByRole('button', { name: `Proof: ${id}` }) !== null).toBe(offered)
  },
)
