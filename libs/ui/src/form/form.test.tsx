import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { DateField } from './DateField.tsx'
import { errorsOf, FormErrorSummary, fieldId } from './FormErrorSummary.tsx'

vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`) })

describe('the error summary', () => {
  const errors = errorsOf({ 'guests[0].full_name': 'Guest full name cannot be empty', 'contact.phone': '' })

  const form = (attempt: number) => (
    <>
      <FormErrorSummary errors={errors} attempt={attempt} />
      <input id={fieldId('guests[0].full_name')} aria-label="Full name" />
    </>
  )

  test('it takes the focus after a failed submit, and after the next one again', () => {
    const { rerender } = renderUi(form(1))
    const summary = screen.getByRole('group', { name: 'One entry needs your attention' })
    expect(document.activeElement).toBe(summary)
    screen.getByLabelText('Full name').focus()
    rerender(form(2))
    expect(document.activeElement).toBe(summary)
  })

  test('each line links to its field, with the field’s message', async () => {
    renderUi(form(1))
    await userEvent.click(screen.getByRole('link', { name: 'Guest full name cannot be empty' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  })

  test('a field without an id is found by its form path', async () => {
    renderUi(
      <>
        <FormErrorSummary errors={[{ path: 'rooms[1].adults', message: 'At least one' }]} attempt={1} />
        <input data-path="rooms[1].adults" aria-label="Adults" />
      </>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'At least one' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Adults'))
  })
})

test('a date is shown in words, and chosen from a calendar in the contract’s format', async () => {
  const onChange = vi.fn()
  renderUi(<DateField label="Check-in" value="2026-12-08" onChange={onChange} minDate="2026-12-05" />)
  expect(screen.getByLabelText<HTMLInputElement>('Check-in').value).toBe('Tue 8 Dec 2026')
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar: Check-in' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Check-in' }))
  // Without layout, Mantine hides popovers as scrolled away.
  const day = (name: string) => calendar.getByRole('button', { name, hidden: true })
  expect(day('Fri 4 Dec 2026').hasAttribute('disabled')).toBe(true)
  fireEvent.click(day('Thu 10 Dec 2026'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-10')
  expect(document.activeElement).toBe(screen.getByLabelText('Check-in'))
})

describe('R6.122 a date that is typed', () => {
  function Form({ onSend, minDate }: { onSend: (day: string | null) => void; minDate?: string }) {
    const [day, setDay] = useState<string | null>(null)
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend(day)
        }}
      >
        <DateField label="From" value={day} onChange={setDay} minDate={minDate} clearable />
        <button type="submit">Send</button>
      </form>
    )
  }

  test('is submitted by Enter, and shown in words', async () => {
    const onSend = vi.fn()
    renderUi(<Form onSend={onSend} />)
    await userEvent.type(screen.getByLabelText('From'), '20261205{Enter}')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('2026-12-05')
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('Sat 5 Dec 2026')
  })

  test('is pasted', async () => {
    const onSend = vi.fn()
    renderUi(<Form onSend={onSend} />)
    await userEvent.click(screen.getByLabelText('From'))
    await userEvent.paste('2026年12月5日')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledExactlyOnceWith('2026-12-05')
  })

  test.each([
    ['soon', 'Enter a date such as 2026-11-05, 5/11 or 5 Nov'],
    ['2026-12-01', 'Enter Sat 5 Dec 2026 or a later date'],
  ])('holds its form back while it is wrong, says why, and keeps it: %s', async (text, message) => {
    const onSend = vi.fn()
    renderUi(<Form onSend={onSend} minDate="2026-12-05" />)
    const field = screen.getByLabelText<HTMLInputElement>('From')
    await userEvent.type(field, text)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(message)).toBeDefined()
    expect(onSend).not.toHaveBeenCalled()
    expect([field.value, document.activeElement]).toEqual([text, field])
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSend).toHaveBeenCalledExactlyOnceWith(null)
  })
})

test('an optional date can be cleared', async () => {
  const onChange = vi.fn()
  renderUi(<DateField label="From" value="2026-12-08" onChange={onChange} clearable />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})
