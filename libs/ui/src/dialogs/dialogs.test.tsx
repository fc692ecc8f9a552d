import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { setViewport } from '../test-setup.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import { Drawer } from './overlays.tsx'

/** An action that the test settles. */
function pendingAction() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  return { action: vi.fn(() => promise), resolve, reject }
}

const closed = vi.fn()

function Payment({ pay }: { pay: () => unknown }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <FormDialog
        opened={opened}
        onClose={() => {
          closed()
          setOpened(false)
        }}
        title="Payment"
        submitLabel="Pay"
        onSubmit={pay}
      >
        <input aria-label="Remark" />
      </FormDialog>
    </>
  )
}

/** Two dialogs, each mounted only while it is open, as on our pages. */
function ShortLived({ onLeave }: { onLeave: () => void }) {
  const [open, setOpen] = useState<'First' | 'Second' | null>(null)
  const leave = () => {
    setOpen(null)
    onLeave()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen('First')}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {open && (
        <FormDialog
          key={open}
          opened
          onClose={leave}
          title={open}
          submitLabel="Go on"
          onSubmit={() => {
            setOpen('Second')
            return false
          }}
        >
          <input aria-label="Remark" />
        </FormDialog>
      )}
    </>
  )
}

function renderShortLived(onLeave = () => {}) {
  renderUi(<ShortLived onLeave={onLeave} />)
  return { user: userEvent.setup(), opener: (name: string) => screen.getByText(name) }
}

beforeEach(() => closed.mockClear())

async function open(pay: () => unknown) {
  const user = userEvent.setup()
  renderUi(<Payment pay={pay} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Payment' })
  return { user, dialog: within(dialog), root: dialog }
}

describe('a form dialog', () => {
  test('a double click and an Enter submit once, and the button is disabled meanwhile', async () => {
    const { action, resolve } = pendingAction()
    const { user, dialog } = await open(action)
    const pay = dialog.getByRole('button', { name: 'Pay' })
    await user.dblClick(pay)
    await user.type(dialog.getByLabelText('Remark'), '{Enter}')
    expect(action).toHaveBeenCalledOnce()
    expect((pay as HTMLButtonElement).disabled).toBe(true)
    resolve(undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('two submits before the next render are one', async () => {
    const { action, resolve } = pendingAction()
    const { root } = await open(action)
    const form = root.querySelector('form') as HTMLFormElement
    act(() => {
      form.requestSubmit()
      form.requestSubmit()
    })
    expect(action).toHaveBeenCalledOnce()
    await act(async () => resolve(undefined))
  })

  test('the dialog shows a refusal and keeps the input', async () => {
    const { action, reject } = pendingAction()
    const { user, dialog } = await open(action)
    await user.type(dialog.getByLabelText('Remark'), 'two beds')
    await user.click(dialog.getByRole('button', { name: 'Pay' }))
    reject(new Error('The pre-deposit balance is not sufficient'))
    const alert = await dialog.findByRole('alert')
    expect(alert.textContent).toBe('The pre-deposit balance is not sufficient')
    expect(document.activeElement).toBe(alert)
    expect(dialog.getByLabelText<HTMLInputElement>('Remark').value).toBe('two beds')
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Pay' }).disabled).toBe(false)
  })

  test('an error in the form keeps it open without another message', async () => {
    const { user, dialog, root } = await open(() => false)
    await user.click(dialog.getByRole('button', { name: 'Pay' }))
    expect(root.isConnected).toBe(true)
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('Esc closes it and returns the focus', async () => {
    const { user } = await open(() => {})
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  test('it returns the focus even if it is mounted only while open', async () => {
    const { user, opener } = renderShortLived()
    await user.click(opener('Open'))
    await screen.findByRole('dialog', { name: 'First' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Remark')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener('Open')))
  })

  test('after two dialogs in a row the focus returns to where the first was opened', async () => {
    const { user, opener } = renderShortLived()
    await user.click(opener('Open'))
    await user.click(await screen.findByRole('button', { name: 'Go on' }))
    await screen.findByRole('dialog', { name: 'Second' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener('Open')))
  })

  test('focus that moved elsewhere while the dialog closed stays there', async () => {
    const { user, opener } = renderShortLived(() => opener('Elsewhere').focus())
    await user.click(opener('Open'))
    await screen.findByRole('dialog', { name: 'First' })
    await user.keyboard('{Escape}')
    await act(() => new Promise((done) => setTimeout(done, 0)))
    expect(document.activeElement).toBe(opener('Elsewhere'))
  })

  test('neither Esc nor the cross nor Cancel closes it during a submit', async () => {
    const { action, resolve } = pendingAction()
    const { user, dialog } = await open(action)
    await user.click(dialog.getByRole('button', { name: 'Pay' }))
    await user.keyboard('{Escape}')
    for (const name of ['Close', 'Cancel']) {
      expect(dialog.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    }
    expect(closed).not.toHaveBeenCalled()
    resolve(undefined)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the first field gets the focus when it opens', async () => {
    const { dialog } = await open(() => {})
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Remark')))
  })

  test('it traps the keyboard focus', async () => {
    const { user, root } = await open(() => {})
    for (let step = 0; step < 8; step += 1) {
      await user.tab()
      expect(root.contains(document.activeElement)).toBe(true)
    }
  })

  test.each([
    [375, true],
    [1366, false],
  ])('at %i px it fills the screen: %s', async (width, full) => {
    setViewport(width)
    const { root } = await open(() => {})
    expect(root.closest('[data-full-screen]') !== null).toBe(full)
  })
})

describe('a confirmation', () => {
  test('an action that cannot be undone needs a tick first', async () => {
    const user = userEvent.setup()
    const confirm = vi.fn()
    renderUi(
      <ConfirmDialog
        opened
        onClose={() => {}}
        title="Cancel booking"
        confirmLabel="Cancel the booking"
        onConfirm={confirm}
        tick="I understand."
        danger
      >
        760.00 will be charged.
      </ConfirmDialog>,
    )
    const button = await screen.findByRole('button', { name: 'Cancel the booking' })
    fireEvent.click(button)
    expect(confirm).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: 'I understand.' }))
    await user.click(button)
    expect(confirm).toHaveBeenCalledOnce()
  })
})

describe('a dialog over a drawer', () => {
  function Bill() {
    const [opened, setOpened] = useState(true)
    const [disputing, setDisputing] = useState(false)
    const [reason, setReason] = useState('')
    return (
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Bill">
        <button type="button" onClick={() => setDisputing(true)}>
          Dispute
        </button>
        <FormDialog
          opened={disputing}
          onClose={() => setDisputing(false)}
          title="Dispute the bill"
          submitLabel="Send"
          onSubmit={() => {}}
          isUnsaved={() => reason !== ''}
        >
          <input
            aria-label="Reason"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </FormDialog>
      </Drawer>
    )
  }
  const drawer = () => screen.queryByRole('dialog', { name: 'Bill' })

  test('Esc closes only the topmost, asks about unsaved input, and leaves the drawer open', async () => {
    const user = userEvent.setup()
    renderUi(<Bill />)
    await user.click(await screen.findByRole('button', { name: 'Dispute' }))
    await user.type(await screen.findByLabelText('Reason'), 'charged twice')
    await user.keyboard('{Escape}')
    const stay = await screen.findByRole('button', { name: 'Keep editing' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(stay.isConnected).toBe(false))
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('charged twice')
    expect(drawer()).not.toBeNull()
    await user.clear(screen.getByLabelText('Reason'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull())
    expect(drawer()).not.toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(drawer()).toBeNull())
  })
})
