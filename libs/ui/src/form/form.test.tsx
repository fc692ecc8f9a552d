import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('a date is shown in words, its value is in the contract’s format, and the accessible name has label and date', async () => {
  const onChange = vi.fn()
  renderUi(<DateField label="Check-in" value="2026-12-08" onChange={onChange} minDate="2026-12-05" />)
  await userEvent.click(screen.getByRole('button', { name: 'Check-in Tue 8 Dec 2026' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Check-in' }))
  // Without layout, Mantine hides popovers as scrolled away.
  const day = (name: string) => calendar.getByRole('button', { name, hidden: true })
  expect(day('Fri 4 Dec 2026').hasAttribute('disabled')).toBe(true)
  fireEvent.click(day('Thu 10 Dec 2026'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-10')
  expect(document.activeElement).toBe(screen.getByLabelText('Check-in'))
})

test('an optional date can be cleared', async () => {
  const onChange = vi.fn()
  renderUi(<DateField label="From" value="2026-12-08" onChange={onChange} clearable />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})
