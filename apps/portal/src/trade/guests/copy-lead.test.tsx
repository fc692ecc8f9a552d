import { loadTexts, setupI18n } from '@portal/i18n'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { WithQueries } from '../../test/without-portal.tsx'
import { GuestNames } from './GuestNames.tsx'
import { guestRows } from './guest-names.ts'
import type { GuestListValues } from './namesakes.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['guest', 'common'])
})

const room = { adults: 1, child_ages: [] }

function TwoRooms() {
  const [values, setValues] = useState<GuestListValues>({
    guests: guestRows([room, room]),
    different_people: '',
  })
  return (
    <GuestNames
      values={values}
      day="2026-12-15"
      onChange={(changed) => setValues({ ...values, ...changed })}
      errorOf={() => undefined}
      fieldId={(index) => `guest-${index}`}
    />
  )
}

test('copying the lead guest reports when there is nothing to copy, and keeps a name of any length', async () => {
  render(<TwoRooms />, { wrapper: WithQueries })
  const copy = screen.getByRole('button', { name: 'Copy lead guest to all rooms' })
  await userEvent.click(copy)
  expect(screen.getByText(/^Nothing to copy/)).toBeDefined()
  const [first, second] = screen.getAllByRole<HTMLInputElement>('combobox')
  const long = 'X'.repeat(104)
  await userEvent.click(first as HTMLElement)
  await userEvent.paste(long)
  expect(first?.value).toBe(long)
  await userEvent.click(copy)
  expect(second?.value).toBe(long)
  expect(screen.queryByText(/^Nothing to copy/)).toBeNull()
  await userEvent.click(copy)
  expect(screen.getByText(/^Nothing to copy/)).toBeDefined()
})
