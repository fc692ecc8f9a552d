import { ApiError, type ApiErrorKind } from '@portal/api-client'
import { loadTexts, setupI18n } from '@portal/i18n'
import { FormDialog, TextInput, UiProvider, unsavedForms } from '@portal/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PageForm } from './PageForm.tsx'
import { useCheckedForm } from './use-checked-form.ts'

interface Values {
  title: string
  money: { amount: string }
}

const send = vi.fn<(values: Values, client_ref: string) => unknown>()

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common', 'validation'])
})
beforeEach(() => void send.mockReset())
afterEach(cleanup)

function useTransfer() {
  return useCheckedForm<Values, 'missing' | 'tooHigh'>({
    keptAs: null,
    initial: { title: '', money: { amount: '10' } },
    check: ({ title, money }) => ({
      title: title === '' ? 'missing' : undefined,
      'money.amount': Number(money.amount) > 100 ? 'tooHigh' : undefined,
    }),
    textFor: (error) => (error === 'missing' ? 'Say what it is for' : 'More than there is'),
    isEarly: (error) => error === 'tooHigh',
    labels: { title: 'Title', 'money.amount': 'Amount' },
    submit: send,
  })
}

function Fields({ form }: { form: ReturnType<typeof useTransfer> }) {
  return (
    <>
      <TextInput {...form.field('title')} label="Title" />
      <TextInput {...form.field('money.amount')} label="Amount" />
    </>
  )
}

function Dialog() {
  const form = useTransfer()
  return (
    <FormDialog opened onClose={() => {}} title="Transfer" submitLabel="Send" onSubmit={form.submit}>
      <Fields form={form} />
    </FormDialog>
  )
}

function Page() {
  const form = useTransfer()
  return (
    <PageForm form={form}>
      <Fields form={form} />
      <button type="submit">Send</button>
    </PageForm>
  )
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const errorOf = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')
  return (id && document.getElementById(id.split(' ')[0] ?? '')?.textContent) ?? null
}

/** A call that the server refuses with errors by field. */
const refusal = (fields: Record<string, string[]>, kind: ApiErrorKind = 'refusal') =>
  Promise.reject(
    new ApiError('The server says no', { kind, code: 0, status: 200, url: '', data: { fields } }),
  )

test('An empty field has no error before the first submit, and then until it is filled in', async () => {
  render(<Dialog />, { wrapper: UiProvider })
  await screen.findByRole('dialog')
  expect(errorOf('Title')).toBeNull()
  press()
  await waitFor(() => expect(errorOf('Title')).toBe('Say what it is for'))
  expect(send).not.toHaveBeenCalled()
  enter('Title', 'Rent')
  expect(errorOf('Title')).toBeNull()
  enter('Title', '')
  expect(errorOf('Title')).toBe('Say what it is for')
})

test('An excessive amount is reported while typing', async () => {
  render(<Dialog />, { wrapper: UiProvider })
  await screen.findByRole('dialog')
  enter('Amount', '101')
  expect(errorOf('Amount')).toBe('More than there is')
})

test('A refusal is shown at its field until that field changes', async () => {
  send.mockImplementation(() => refusal({ 'money.amount': ['Only 5 are left'] }))
  render(<Dialog />, { wrapper: UiProvider })
  await screen.findByRole('dialog')
  enter('Title', 'Rent')
  press()
  await waitFor(() => expect(errorOf('Amount')).toBe('Only 5 are left'))
  expect(screen.queryByText('The server says no')).toBeNull()
  enter('Title', 'Rent of May')
  expect(errorOf('Amount')).toBe('Only 5 are left')
  enter('Amount', '5')
  expect(errorOf('Amount')).toBeNull()
})

test('A refusal without a field in the dialog is shown in the dialog', async () => {
  send.mockImplementation(() => refusal({ account: ['It is closed'] }))
  render(<Dialog />, { wrapper: UiProvider })
  await screen.findByRole('dialog')
  enter('Title', 'Rent')
  press()
  expect(await screen.findByText('The server says no')).toBeDefined()
})

test('A form keeps its reference after a refusal, and another form has another', async () => {
  send.mockImplementationOnce(() => refusal({ title: ['Too short'] }))
  const { unmount } = render(<Page />, { wrapper: UiProvider })
  enter('Title', 'R')
  press()
  expect((await screen.findAllByText(/Too short/)).length).toBeGreaterThan(0)
  enter('Title', 'Rent')
  press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  unmount()
  render(<Page />, { wrapper: UiProvider })
  enter('Title', 'Rent')
  press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
  const [first, again, other] = send.mock.calls.map(([, client_ref]) => client_ref)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('A page has unsaved input until it is submitted, and submits once under a double press', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockReturnValue(promise)
  render(<Page />, { wrapper: UiProvider })
  expect(unsavedForms()).toHaveLength(0)
  enter('Title', 'Rent')
  expect(unsavedForms()).toHaveLength(1)
  press()
  press()
  expect(send).toHaveBeenCalledOnce()
  expect(unsavedForms()).toHaveLength(0)
  resolve()
  await waitFor(() => expect(screen.getByRole('button').closest('form')?.ariaBusy).not.toBe('true'))
  expect(unsavedForms()).toHaveLength(0)
})

test('On a page an error disappears when its field changes, which is checked again at the next submit', async () => {
  render(<Page />, { wrapper: UiProvider })
  press()
  await waitFor(() => expect(errorOf('Title')).toBe('Say what it is for'))
  enter('Amount', '11')
  expect(errorOf('Title')).toBe('Say what it is for')
  enter('Title', 'R')
  expect(errorOf('Title')).toBeNull()
  enter('Title', '')
  expect(errorOf('Title')).toBeNull()
  press()
  await waitFor(() => expect(errorOf('Title')).toBe('Say what it is for'))
})

test('The summary of a page shows every error with its field', async () => {
  render(<Page />, { wrapper: UiProvider })
  enter('Amount', '101')
  press()
  const summary = await screen.findByRole('group', { name: /2/ })
  expect(summary.textContent).toContain('Title: Say what it is for')
  expect(summary.textContent).toContain('Amount: More than there is')
})
