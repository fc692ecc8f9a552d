import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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

test.each(['Escape', 'the cross'])(
  'What was typed is asked about before %s closes the dialog, and stays when it is kept',
  async (way) => {
    const onClose = vi.fn()
    renderUi(
      <FormDialog opened onClose={onClose} title="Dispute" submitLabel="Send" onSubmit={send}>
        <input aria-label="Reason" />
        <input type="checkbox" aria-label="All lines" />
      </FormDialog>,
    )
    const field = await screen.findByLabelText<HTMLInputElement>('Reason')
    const leave = () =>
      way === 'Escape'
        ? fireEvent.keyDown(field, { key: 'Escape' })
        : fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.change(field, { target: { value: 'charged twice' } })
    leave()
    const question = await screen.findByRole('dialog', { name: 'Discard what you have typed?' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Discard/ })).toBeNull())
    expect(field.value).toBe('charged twice')
    leave()
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  },
)

describe('What was typed and taken back by hand', () => {
  const onClose = vi.fn()
  beforeEach(() => void onClose.mockReset())

  async function openFilledIn() {
    renderUi(
      <FormDialog opened onClose={onClose} title="Dispute" submitLabel="Send" onSubmit={send}>
        <input aria-label="Reason" defaultValue="charged twice" />
        <select aria-label="Line" defaultValue="1">
          <option value="1">First</option>
          <option value="2">Second</option>
        </select>
        <input type="checkbox" aria-label="All lines" />
        <input type="file" aria-label="File" />
      </FormDialog>,
    )
    return screen.findByLabelText<HTMLInputElement>('Reason')
  }
  const leave = () => userEvent.keyboard('{Escape}')
  const question = () => screen.queryByRole('dialog', { name: /^Discard/ })

  test('is not asked about, neither by Esc nor before the page is left', async () => {
    await userEvent.type(await openFilledIn(), '!')
    expect(asked()).toBe(true)
    await userEvent.keyboard('{Backspace}')
    await userEvent.selectOptions(screen.getByLabelText('Line'), 'Second')
    await userEvent.selectOptions(screen.getByLabelText('Line'), 'First')
    await userEvent.click(screen.getByLabelText('All lines'))
    expect(asked()).toBe(true)
    await userEvent.click(screen.getByLabelText('All lines'))
    expect(asked()).toBe(false)
    await leave()
    expect(onClose).toHaveBeenCalledOnce()
    expect(question()).toBeNull()
  })

  test('in one field does not hide what was typed into another', async () => {
    await userEvent.type(await openFilledIn(), '!{Backspace}')
    await userEvent.selectOptions(screen.getByLabelText('Line'), 'Second')
    expect(asked()).toBe(true)
    await leave()
    expect(await screen.findByRole('dialog', { name: /^Discard/ })).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('does not hide a file, which its field no longer shows', async () => {
    await openFilledIn()
    const file = screen.getByLabelText<HTMLInputElement>('File')
    await userEvent.upload(file, new File(['x'], 'proof.png'))
    file.value = ''
    expect(asked()).toBe(true)
    await leave()
    expect(await screen.findByRole('dialog', { name: /^Discard/ })).toBeDefined()
  })

  test.each([
    ['dropped', (field: HTMLElement, files: File[]) => fireEvent.drop(field, { dataTransfer: { files } })],
    ['pasted', (field: HTMLElement, files: File[]) => fireEvent.paste(field, { clipboardData: { files } })],
  ])('does not hide a file that was %s', async (_, give) => {
    await openFilledIn()
    give(screen.getByLabelText('File'), [])
    expect(asked()).toBe(false)
    give(screen.getByLabelText('File'), [new File(['x'], 'proof.png')])
    expect(asked()).toBe(true)
    await leave()
    expect(await screen.findByRole('dialog', { name: /^Discard/ })).toBeDefined()
  })
})

test('A dialog in which something was only ticked closes at once', async () => {
  const onClose = vi.fn()
  renderUi(
    <FormDialog opened onClose={onClose} title="Columns" submitLabel="Show" onSubmit={send}>
      <input type="checkbox" aria-label="Guests" />
    </FormDialog>,
  )
  fireEvent.click(await screen.findByLabelText('Guests'))
  fireEvent.keyDown(screen.getByLabelText('Guests'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
