import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { unsavedForms } from '../form/unsaved.ts'
import { renderUi } from '../test-render.tsx'
import { FormDialog } from './FormDialog.tsx'

const send = vi.fn<() => unknown>()
beforeEach(() => void send.mockReset())

const asked = () => unsavedForms().length > 0

async function typeInto() {
  const view = renderUi(
    <FormDialog opened onClose={() => {}} title="Dispute" submitLabel="Send" onSubmit={send}>
      <input aria-label="Reason" />
    </FormDialog>,
  )
  const field = await screen.findByLabelText('Reason')
  expect(asked()).toBe(false)
  fireEvent.change(field, { target: { value: 'charged twice' } })
  expect(asked()).toBe(true)
  return view
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))

test('What was typed into a dialog would be lost until it is sent, and while it is on its way it is not', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  send.mockReturnValue(promise)
  await typeInto()
  await submit()
  expect(asked()).toBe(false)
  await act(async () => resolve(true))
  expect(asked()).toBe(false)
})

test.each([
  ['refused by the server', () => Promise.reject(new Error('No'))],
  ['found wanting', () => false],
])('What was %s is still there to be lost', async (_, answer) => {
  send.mockImplementation(answer)
  await typeInto()
  await submit()
  await waitFor(() => expect(asked()).toBe(true))
})

test('What was given up with Cancel, or is no longer on the screen, is not asked about', async () => {
  const view = await typeInto()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked()).toBe(false)
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'again' } })
  expect(asked()).toBe(true)
  view.unmount()
  expect(asked()).toBe(false)
})
