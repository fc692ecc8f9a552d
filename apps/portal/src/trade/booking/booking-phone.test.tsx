import { loadTexts, setupI18n } from '@portal/i18n'
import { UiProvider } from '@portal/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toggleNetPrice } from '../money/net-price.ts'
import { BookingFrame } from './BookingFrame.tsx'
import { BookingButton, SummaryBrief } from './SummaryCard.tsx'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['booking', 'common'])
})
const wide = globalThis.matchMedia
afterEach(() => {
  cleanup()
  vi.stubGlobal('matchMedia', wide)
})

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const offer = {
  total_price: cny('100.00'),
  total_settlement_price: cny('90.00'),
  payment_time: { minutes: 30, before: null },
}

function openForm() {
  const button = <BookingButton offer={offer} onRequest={false} busy={false} />
  const { container } = render(
    <BookingFrame
      onSubmit={vi.fn()}
      errors={[]}
      attempt={0}
      refusal={null}
      brief={<SummaryBrief title="Rose Kite Hotel" lines={['Standard Room', '15 Dec – 17 Dec']} />}
      renderSummary={(inSummary) => <aside>Your booking {inSummary}</aside>}
      button={button}
      instead={null}
      after={null}
    >
      <p>Who stays</p>
    </BookingFrame>,
    { wrapper: UiProvider },
  )
  return container.querySelector('form')?.textContent ?? ''
}

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...wide(media),
    media,
    matches: media.includes('47.99em'),
  }))

test('a phone opens with what is booked and when, and its bar shows what is charged', () => {
  onPhone()
  expect(openForm()).toMatch(/^Rose Kite HotelStandard Room15 Dec – 17 DecWho stays.*To pay CNY.90\.00/)
})

test('while net prices are hidden the bar shows the total', () => {
  onPhone()
  toggleNetPrice()
  const text = openForm()
  toggleNetPrice()
  expect(text).toMatch(/Selling price CNY.100\.00/)
  expect(text).not.toContain('90.00')
})

test('beside a visible summary nothing is repeated', () => {
  expect(openForm()).toMatch(/^Who staysYour booking/)
  expect(screen.queryByText('Rose Kite Hotel')).toBeNull()
})

test('R4.35 a payment time that the service cuts short is named with its clock before booking', () => {
  const before = { local: '2026-11-22T00:00:00+06:30', utc: '2026-11-21T17:30:00Z', tz: 'Asia/Yangon' }
  render(
    <BookingButton
      offer={{ ...offer, payment_time: { minutes: 30, before } }}
      onRequest={false}
      busy={false}
    />,
    { wrapper: UiProvider },
  )
  expect(screen.getByRole('note').textContent).toContain('2026-11-22 00:00')
})
