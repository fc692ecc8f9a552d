import { loadTexts, setupI18n } from '@portal/i18n'
import { UiProvider } from '@portal/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { WithQueries } from '../../test/without-portal.tsx'
import { guestRows } from '../guests/guest-names.ts'
import { toggleNetPrice } from '../money/net-price.ts'
import { TravellerNames } from '../ride/TravellerNames.tsx'
import type { TravellerValues } from '../ride/travellers.ts'
import { DraftState } from './BookingFrame.tsx'
import NonRefundableDialog from './NonRefundableDialog.tsx'
import { Totals } from './SummaryCard.tsx'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['booking', 'guest', 'common', 'validation'])
})
afterEach(cleanup)

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const offer = { total_price: cny('100.00'), total_settlement_price: cny('90.00') }

describe('net prices while a customer watches', () => {
  afterEach(toggleNetPrice)

  test('The summary shows the net price, and hides it with all other net prices', () => {
    const { container, rerender } = render(<Totals offer={offer} />, { wrapper: UiProvider })
    expect(container.textContent).toContain('90.00')
    toggleNetPrice()
    rerender(<Totals offer={{ ...offer }} />)
    expect(container.textContent).toContain('100.00')
    expect(container.textContent).not.toContain('90.00')
  })

  test('A non-refundable booking shows its net price, or its selling price while net prices are hidden', async () => {
    const ask = () => (
      <NonRefundableDialog whole title="Sure?" offer={offer} onClose={vi.fn()} onConfirm={vi.fn()} />
    )
    const { rerender } = render(ask(), { wrapper: UiProvider })
    expect((await screen.findByRole('dialog')).textContent).toContain('90.00')
    toggleNetPrice()
    rerender(ask())
    expect(screen.getByRole('dialog').textContent).toContain('100.00')
    expect(screen.getByRole('dialog').textContent).not.toContain('90.00')
  })
})

describe('the names of the passengers', () => {
  const party = (adults: number): TravellerValues => ({
    guests: guestRows([{ adults, child_ages: [] }]),
    different_people: '',
    guest_phone: '',
  })
  function names(values: TravellerValues, phoneNeeded = true) {
    const onChange = vi.fn<(values: Partial<TravellerValues>) => void>()
    const errorOf = () => undefined
    render(
      <TravellerNames
        values={values}
        day="2026-12-15"
        onChange={onChange}
        errorOf={errorOf}
        phoneNeeded={phoneNeeded}
      />,
      { wrapper: WithQueries },
    )
    return onChange
  }
  const shown = () => screen.getAllByRole('combobox', { name: /^Full name/ })

  test('R4.82 The phone of the lead is required or optional, and says why', () => {
    names(party(2))
    expect(screen.getByLabelText(/Phone of the lead/).getAttribute('required')).not.toBeNull()
    expect(screen.getByText(/finds the guests by calling/)).toBeDefined()
    cleanup()
    names(party(2), false)
    expect(screen.getByLabelText(/Phone of the lead/).getAttribute('required')).toBeNull()
    expect(screen.getByText(/waits with a name board/)).toBeDefined()
  })

  test('Another adult can become the only lead', () => {
    const onChange = names(party(3))
    fireEvent.click(screen.getAllByRole('radio', { name: 'Make lead passenger' })[1] as HTMLElement)
    expect(onChange.mock.calls[0]?.[0].guests?.map(({ is_lead }) => is_lead)).toEqual([false, false, true])
  })

  test('The hint for a name waits for the release of the pointer, as it would move the pressed button', async () => {
    const user = userEvent.setup()
    names({ ...party(2), guests: party(2).guests.map((guest) => ({ ...guest, full_name: 'Thant' })) })
    const help = () => screen.queryByText(/^Only one name/)
    await user.click(shown()[0] as HTMLElement)
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') })
    expect(document.activeElement).not.toBe(shown()[0])
    expect(help()).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]' })
    await waitFor(() => expect(help()).not.toBeNull())
    await user.click(shown()[0] as HTMLElement)
    expect(help()).toBeNull()
    await user.tab()
    expect(help()).not.toBeNull()
  })

  test('A coach shows six name fields first, the others on request', () => {
    names(party(20))
    expect(shown()).toHaveLength(6)
    fireEvent.click(screen.getByRole('button', { name: 'Name all 20 passengers' }))
    expect(shown()).toHaveLength(20)
    expect(screen.queryByRole('button', { name: /^Name all/ })).toBeNull()
  })

  test('A passenger with a name, or the lead, is never hidden', () => {
    const { guests } = party(20)
    const named = guests.map((guest, index) => ({
      ...guest,
      full_name: index === 11 ? 'Thant' : '',
      is_lead: index === 15,
    }))
    names({ ...party(20), guests: named })
    expect(shown()).toHaveLength(8)
  })
})

test('The form shows the save status: nothing at first, in a reserved line, then the time, or that saving failed', () => {
  const said = (state: 'clean' | 'saving' | 'saved' | 'failed', savedAt: number | null) => {
    const draft = { state, savedAt, known: () => null, note: vi.fn(), finish: vi.fn() }
    const { container, unmount } = render(<DraftState draft={draft} />, { wrapper: WithQueries })
    const text = container.querySelector('[role=status]')?.textContent ?? null
    unmount()
    return text
  }
  expect(said('clean', null)).toBe('')
  expect(said('saving', null)).toBe('Saving the draft')
  expect(said('saved', 1_763_700_000)).toMatch(/^Draft saved at \d\d:\d\d:\d\d$/)
  expect(said('failed', 1_763_700_000)).toMatch(/^The draft could not be saved/)
})
