import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const open = (persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') =>
  openPortal('/user/manage/markup', { user: mock.signIn(persona) })
const rules = () => mock.world.tables.markup_rule.where(({ company_id }) => company_id === '1')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialogCalled = async (name: string) => within(await screen.findByRole('dialog', { name }))
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const sent = () => mock.callsTo('/api/markup/save').map(({ body }) => body)

async function addRule() {
  await open()
  const add = await screen.findByRole('button', { name: 'Add a rule' })
  await waitFor(() => expect(add).toHaveProperty('disabled', false))
  await userEvent.click(add)
  return dialogCalled('Add a mark-up rule')
}

describe('mark-up rules', () => {
  test('Lists them in the order in which they apply, each with what it adds and whether it is active today', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'Mark-up rules' }))
    const rows = (await table.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^1.*Company-wide.*Net \+ 25%.*CNY\s10\.00.*90.*Not started/)
    expect(rows[1]).toMatch(/^2Bangkok.*Net \+ 12%.*20Always.*Active/)
  })

  test('The selling price of an example follows the form before anything is saved', async () => {
    const form = await addRule()
    expect(form.getByText(/^Complete the rule/)).toBeDefined()
    fill(form.getByLabelText(/^Percentage \(/), '12')
    fill(form.getByLabelText(/^Round up to/), '5')
    fill(form.getByLabelText(/^Net price a night/), '1,486.30')
    expect(
      await form.findByText(/^Net CNY\s1,486\.30 → selling price CNY\s1,665\.00, mark-up CNY\s178\.70$/),
    ).toBeDefined()
    expect(sent()).toEqual([])
  })

  test('R7.13 Saves a rule for a city once, and the list shows it in its place', async () => {
    const form = await addRule()
    fill(form.getByLabelText('Scope'), 'city')
    await userEvent.click(await form.findByRole('combobox', { name: 'City' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bagan' }))
    expect(mock.callsTo('/api/ajax/city').map(({ query }) => query)).toEqual(['?select=true'])
    fill(form.getByLabelText(/^Percentage \(/), '15')
    fill(form.getByLabelText('Priority'), '95')
    await userEvent.dblClick(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ scope: 'city', target_id: 'bagan', value: '15', priority: 95 })
    const table = within(screen.getByRole('table', { name: 'Mark-up rules' }))
    await waitFor(() => expect(table.getAllByRole('row')[1]?.textContent).toMatch(/^1Bagan/))
  })

  test('Shows missing and wrong values at their fields, and sends nothing', async () => {
    const form = await addRule()
    fill(form.getByLabelText('Scope'), 'hotel')
    fill(form.getByLabelText(/^Percentage \(/), '250')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Enter a percentage from 0 to 200')).toBeDefined()
    expect((await form.findByRole('combobox', { name: 'Hotel' })).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  test('Reports a rule that a colleague changed meanwhile, and keeps the input', async () => {
    await open()
    await press('Edit the rule for Bangkok')
    const form = await dialogCalled('Edit the mark-up rule')
    fill(form.getByLabelText(/^Percentage \(/), '14')
    const known = rules().find(({ target_id }) => target_id === 'bangkok')
    if (!known) throw new Error('There is no rule for Bangkok.')
    mock.world.tables.markup_rule.put({ ...known, value: '18', version: known.version + 1 })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/it now reads: Net \+ 18%/)).toBeDefined()
    expect(form.getByLabelText<HTMLInputElement>(/^Percentage \(/).value).toBe('14')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mock.world.tables.markup_rule.get(known.id)?.value).toBe('14')
  })

  test('Deletes a rule after a confirmation', async () => {
    await open()
    await press('Delete the rule for Bangkok')
    const dialog = await dialogCalled('Delete the mark-up rule')
    expect(dialog.getByText(/The rule for Bangkok \(Net \+ 12%\) will be deleted/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rules().map(({ target_id }) => target_id)).not.toContain('bangkok')
  })

  test('Tells a company without rules at which prices it sells', async () => {
    await open('newleaf')
    expect(await screen.findByText('No mark-up rules yet')).toBeDefined()
  })

  test('A list that cannot be loaded can be tried again', async () => {
    mock.world.faults.add({ operation: 'listMarkupRules', status: 503 })
    await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await userEvent.click(again)
    expect(await screen.findByRole('button', { name: 'Edit the rule for Bangkok' })).toBeDefined()
  })

  test('Tells a member who may not change prices so, and requests nothing', async () => {
    await open('golden_booker')
    expect(await screen.findByText('You do not have permission to manage mark-up rules')).toBeDefined()
    expect(mock.callsTo('/api/markup/index')).toEqual([])
  })
})
