import { useForm } from '@mantine/form'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { unsavedForms } from '../form/unsaved.ts'
import { renderUi } from '../test-render.tsx'
import { FormDialog } from './FormDialog.tsx'

const send = vi.fn<() => unknown>()
const onClose = vi.fn<() => void>()
beforeEach(() => {
  send.mockReset()
  onClose.mockReset()
})

const asks = () => unsavedForms().length > 0

function Dispute({ opened = true }: { opened?: boolean }) {
  const form = useForm({ initialValues: { reason: 'charged twice', all: false } })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Dispute"
      submitLabel="Send"
      onSubmit={send}
      isUnsaved={() => form.isDirty()}
    >
      <input aria-label="Reason" {...form.getInputProps('reason')} />
    </FormDialog>
  )
}

const reason = () => screen.findByLabelText<HTMLInputElement>('Reason')
const question = () => screen.queryByRole('dialog', { name: 'Discard what you have typed?' })

test('Input is unsaved from the first change until the dialog is gone', async () => {
  const view = renderUi(<Dispute />)
  await userEvent.type(await reason(), '!')
  expect(asks()).toBe(true)
  await userEvent.keyboard('{Backspace}')
  expect(asks()).toBe(false)
  await userEvent.type(await reason(), '?')
  view.rerender(<Dispute opened={false} />)
  expect(asks()).toBe(false)
  view.rerender(<Dispute />)
  expect(asks()).toBe(true)
  view.unmount()
  expect(asks()).toBe(false)
})

test.each([
  ['refused by the server', () => Promise.reject(new Error('No'))],
  ['stopped by an error in the form', () => false],
])('Input of a submit that was %s is still unsaved', async (_, answer) => {
  send.mockImplementation(answer)
  renderUi(<Dispute />)
  await userEvent.type(await reason(), '!')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
  await waitFor(() => expect(asks()).toBe(true))
  expect(onClose).not.toHaveBeenCalled()
})

test('Cancel discards unsaved input without asking', async () => {
  renderUi(<Dispute />)
  await userEvent.type(await reason(), '!')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})

test.each(['Escape', 'the cross'])(
  'Unsaved input is kept or discarded by choice when %s closes the dialog',
  async (way) => {
    renderUi(<Dispute />)
    const field = await reason()
    const leave = () =>
      way === 'Escape'
        ? fireEvent.keyDown(field, { key: 'Escape' })
        : fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.change(field, { target: { value: 'not ordered' } })
    leave()
    const stay = await screen.findByRole('dialog', { name: 'Discard what you have typed?' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(within(stay).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(question()).toBeNull())
    expect(field.value).toBe('not ordered')
    leave()
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('A dialog without unsaved input closes at once', async () => {
  renderUi(<Dispute />)
  await userEvent.type(await reason(), '!{Backspace}{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(question()).toBeNull()
})
