import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { colour, fileOf, isChanged, settingErrors } from './setting-form.ts'

let mock: OrderMock

beforeEach(() => {
  dropAllDrafts()
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const name = () => screen.findByLabelText(/^Company name/)
const save = () => screen.getByRole('button', { name: 'Save the voucher setting' })
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))

async function openSetting(persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal('/user/manage/voucherSetting', { user: mock.signIn(persona) })
  await name()
  return { ...portal, user: userEvent.setup() }
}

describe('the voucher setting', () => {
  test('R7.36 R2.39 Is loaded, changed and saved once, and the page says what is not saved yet', async () => {
    const { user } = await openSetting()
    expect(save()).toHaveProperty('disabled', true)
    expect(screen.getByText('Everything is saved')).toBeDefined()
    fireEvent.change(await name(), { target: { value: 'Golden Desk' } })
    await user.selectOptions(screen.getByLabelText('Price display'), 'Selling price')
    await user.click(screen.getByLabelText('Show the map'))
    expect(screen.getByText('There are unsaved changes')).toBeDefined()
    await user.dblClick(save())
    expect(await screen.findByText('Everything is saved')).toBeDefined()
    const sent = mock.callsTo('/api/voucherSetting/save')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body?.setting).toMatchObject({
      company_name: 'Golden Desk',
      show_price: 'sell',
      show_map: false,
    })
    expect(mock.world.tables.voucher_setting.get('1')).toMatchObject({ show_price: 'sell', show_map: false })
  })

  test('R2.144 The preview beside the form follows it, for each product and in both languages of a voucher, before anything is saved', async () => {
    const { user } = await openSetting()
    expect(await preview().findByRole('article', { name: 'Voucher H0000000001' })).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Language of the voucher'), 'bilingual')
    expect(await preview().findByText('中国 / China')).toBeDefined()
    expect(preview().getAllByText(/^2026年\d+月\d+日.* \/ \w{3} \d+ \w{3} 2026 · /)).toHaveLength(2)
    fireEvent.change(await name(), { target: { value: 'Half a na' } })
    expect(await preview().findByText(/Half a na$/)).toBeDefined()
    expect(preview().getByRole('link', { name: 'Open the map' }).getAttribute('href')).toMatch(
      /openstreetmap\.org\/\?mlat=\d+\.\d+&mlon=\d+\.\d+#/,
    )
    await user.click(screen.getByLabelText('Show the map'))
    await waitFor(() => expect(preview().queryByRole('link', { name: 'Open the map' })).toBeNull())
    await user.click(preview().getByText('Transfer'))
    expect(await preview().findByRole('article', { name: 'Voucher A0000000001' })).toBeDefined()
    expect(mock.callsTo('/api/voucherSetting/save')).toEqual([])
  })

  test('Reports a missing company name and a wrong address at their fields, and sends nothing', async () => {
    const { user } = await openSetting()
    fireEvent.change(await name(), { target: { value: ' ' } })
    fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'desk' } })
    await user.click(save())
    expect((await name()).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
    expect(await preview().findByText(/not valid yet/)).toBeDefined()
    expect(mock.callsTo('/api/voucherSetting/save')).toEqual([])
  })

  test('Is read-only without the permission to save it, with the reason', async () => {
    await openSetting('golden_viewer')
    expect(screen.getByText(/do not have permission to change it/)).toBeDefined()
    expect((await name()).closest('fieldset')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Save the voucher setting' })).toBeNull()
    expect(mock.callsTo('/api/voucherSetting/preview')).toEqual([])
  })

  test('Keeps unsaved input if the session ends meanwhile', async () => {
    const { user, view } = await openSetting()
    fireEvent.change(await name(), { target: { value: 'Golden Desk' } })
    view.unmount()
    const again = await openSetting()
    expect(await name()).toHaveProperty('value', 'Golden Desk')
    await user.click(save())
    expect(await screen.findByText('Everything is saved')).toBeDefined()
    again.view.unmount()
    const known = mock.world.tables.voucher_setting.get('1')
    if (known) mock.world.tables.voucher_setting.put({ ...known, company_name: { en: 'Other', 'zh-cn': '' } })
    await openSetting()
    expect(await name()).toHaveProperty('value', 'Other')
  })

  test('A picture can be removed, and only printable ones are offered', async () => {
    const known = mock.world.tables.voucher_setting.get('1')
    if (!known) throw new Error('The company has a setting.')
    mock.world.tables.voucher_setting.put({ ...known, logo: '/media/upload/1/logo.png' })
    const { user } = await openSetting()
    const logo = within(screen.getByRole('group', { name: 'Logo' }))
    const input = screen.getByRole('group', { name: 'Logo' }).querySelector('input[type=file]')
    expect(input?.getAttribute('accept')?.split(',').sort()).toEqual(['.jpeg', '.jpg', '.png'])
    await user.click(logo.getByRole('button', { name: 'Remove: Logo' }))
    expect(logo.getByText('None')).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('Everything is saved')).toBeDefined()
    expect(mock.world.tables.voucher_setting.get('1')?.logo).toBeNull()
  })

  test('Shows errors that only the server finds at their fields', async () => {
    const known = mock.world.tables.voucher_setting.get('1')
    if (!known) throw new Error('The company has a setting.')
    mock.world.tables.voucher_setting.put({ ...known, logo: '/media/upload/1/logo.png' })
    const { user } = await openSetting()
    fireEvent.change(await name(), { target: { value: 'Golden Desk' } })
    // A colleague has taken the logo away meanwhile: it is a file that nobody knows.
    mock.world.tables.voucher_setting.put({ ...known, logo: null })
    await user.click(save())
    expect(await within(screen.getByRole('group', { name: 'Logo' })).findByRole('alert')).toBeDefined()
    expect(screen.getByText('There are unsaved changes')).toBeDefined()
  })

  test('Says beside the form when a preview cannot be shown', async () => {
    mock.world.faults.add({ operation: 'previewVoucherSetting', status: 503 })
    await openSetting()
    expect(await preview().findByText(/./, { selector: 'p' })).toBeDefined()
    expect(preview().queryByRole('article')).toBeNull()
    expect(preview().queryByRole('button', { name: 'Save as PDF' })).toBeNull()
  })

  test('The preview can be saved as a PDF', async () => {
    const createObjectURL = vi.fn(() => 'blob:x')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
    const { user } = await openSetting()
    await user.click(await preview().findByRole('button', { name: 'Save as PDF' }))
    expect(createObjectURL).toHaveBeenCalledOnce()
  })

  test('A setting that cannot be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'getVoucherSetting', status: 503 })
    await openPortal('/user/manage/voucherSetting', { user: mock.signIn('goldenland') })
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await userEvent.click(again)
    expect(await name()).toBeDefined()
  })
})

test('Checking the form: the name is required, the e-mail address must be valid, and a colour is in lower case', () => {
  const setting = { company_name: 'A', email: '' } as Parameters<typeof settingErrors>[0]
  expect(settingErrors(setting)).toEqual({})
  expect(settingErrors({ ...setting, company_name: ' ', email: 'x' })).toEqual({
    company_name: 'required',
    email: 'email',
  })
  expect(isChanged(setting, { ...setting })).toBe(false)
  expect(isChanged({ ...setting, email: 'a@b.cd' }, setting)).toBe(true)
  expect(colour('#AABBCC')).toBe('#aabbcc')
})

test('A data address becomes a file, and any other address none', async () => {
  const file = fileOf(`data:application/pdf;base64,${btoa('%PDF-')}`, 'a.pdf')
  expect([file?.name, file?.type, file?.size]).toEqual(['a.pdf', 'application/pdf', 5])
  expect([fileOf(null, 'a'), fileOf('/media/a.pdf', 'a')]).toEqual([null, null])
})
