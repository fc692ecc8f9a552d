import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { BriefDeadline, Deadline } from './Deadline.tsx'
import { Money } from './Money.tsx'
import { StatusBadge, statusText } from './StatusBadge.tsx'
import { type StatusKind, statusTable } from './status-table.ts'

describe('money', () => {
  test('an amount stands with its currency', () => {
    const { container } = renderUi(<Money value={{ amount: '1234.5', currency: 'CNY' }} />)
    expect(container.querySelector('span')?.textContent).toBe('CNY\u00a01,234.50')
  })

  test('a price that holds no longer is struck out for every reader', () => {
    const { container } = renderUi(<Money former value={{ amount: '90', currency: 'USD' }} />)
    expect(container.querySelector('s')?.textContent).toBe('USD\u00a090.00')
  })
})

describe('deadlines', () => {
  const now = () => Date.parse('2026-12-06T08:00:00Z')
  const at = '2026-12-08T11:30:00Z'

  test('the hotel’s clock and the operator’s stand side by side, with what is left and what happens then', () => {
    const { container } = renderUi(<Deadline at={at} tz="Asia/Yangon" then="After this, 760 is charged" />, {
      now,
    })
    expect(container.textContent).toContain('2026-12-08 18:00 UTC+06:30')
    expect(container.textContent).toContain('2026-12-08 19:30 UTC+08:00')
    expect(screen.getByText('2 d 3 h left')).toBeTruthy()
    expect(screen.getByText('After this, 760 is charged')).toBeTruthy()
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-08T11:30:00.000Z')
  })

  test('the zone’s name is in what a screen reader says', () => {
    renderUi(<Deadline at={at} tz="Asia/Yangon" />, { now })
    expect(screen.getByText('(Myanmar Time)')).toBeTruthy()
  })

  test('one clock is enough where both show the same', () => {
    renderUi(<Deadline at={at} tz="Asia/Singapore" />, { now })
    expect(screen.queryByText('Your time')).toBeNull()
  })

  test('in a list it stands in two lines by the hotel’s clock, the operator’s is named on hover; what is left is said within a day', () => {
    const brief = <BriefDeadline name="Pay before" at={at} tz="Asia/Yangon" />
    const { container, unmount } = renderUi(brief, { now })
    const time = container.querySelector('time')
    expect(time?.textContent).toContain('2026-12-08 18:00 UTC+06:30')
    expect(time?.title).toBe('Your time 2026-12-08 19:30 UTC+08:00')
    expect(container.textContent).not.toContain('left')
    unmount()
    renderUi(brief, { now: () => Date.parse(at) - 3_600_000 })
    expect(screen.getByText(/^1 h.* left$/)).toBeTruthy()
  })

  test('a deadline that has passed says so in words', () => {
    renderUi(<Deadline at={at} tz="Asia/Yangon" />, { now: () => Date.parse(at) })
    expect(screen.getByText('Passed')).toBeTruthy()
  })
})

describe('statuses', () => {
  test('each status has words of its own, an icon and a colour', () => {
    for (const kind of Object.keys(statusTable) as StatusKind[]) {
      const table: Record<string, unknown> = statusTable[kind]
      const texts = Object.keys(table).map((value) => statusText(kind, value as never))
      expect(new Set(texts).size, kind).toBe(texts.length)
      expect(texts.some((text) => text.includes('_') || text === '…')).toBe(false)
    }
  })

  test('the server’s own words come before those of the table', () => {
    renderUi(<StatusBadge of="order" value="confirmed" text="Confirmed by the hotel" />)
    expect(screen.getByText('Confirmed by the hotel')).toBeTruthy()
    expect(screen.queryByText('Confirmed')).toBeNull()
  })

  test('a status this build does not know is shown as it came', () => {
    renderUi(<StatusBadge of="order" value={'on_the_moon' as 'confirmed'} />)
    expect(screen.getByText('on_the_moon')).toBeTruthy()
  })
})
