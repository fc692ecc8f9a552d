import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { BriefDeadline, Deadline } from './Deadline.tsx'
import { Money } from './Money.tsx'
import { StatusBadge, statusText } from './StatusBadge.tsx'
import { type StatusKind, statusTable } from './status-table.ts'

describe('money', () => {
  test('an amount has its currency', () => {
    const { container } = renderUi(<Money value={{ amount: '1234.5', currency: 'CNY' }} />)
    expect(container.querySelector('span')?.textContent).toBe('CNY\u00a01,234.50')
  })

  test('a former price is struck through, for screen readers too', () => {
    const { container } = renderUi(<Money former value={{ amount: '90', currency: 'USD' }} />)
    expect(container.querySelector('s')?.textContent).toBe('USD\u00a090.00')
  })
})

describe('deadlines', () => {
  const now = () => Date.parse('2026-12-06T08:00:00Z')
  const at = '2026-12-08T11:30:00Z'

  test('R9.42 the operator’s time comes first, then the hotel’s, with the time left and what happens then', () => {
    const { container } = renderUi(<Deadline at={at} tz="Asia/Yangon" then="After this, 760 is charged" />, {
      now,
    })
    expect(container.textContent).toMatch(/2026-12-08 19:30 UTC\+08:00.*2026-12-08 18:00 UTC\+06:30/)
    expect(screen.getByText('2 d 3 h left')).toBeTruthy()
    expect(screen.getByText('After this, 760 is charged')).toBeTruthy()
    expect(container.querySelector('time')?.dateTime).toBe('2026-12-08T11:30:00.000Z')
  })

  test('screen readers hear the name of the zone', () => {
    renderUi(<Deadline at={at} tz="Asia/Yangon" />, { now })
    expect(screen.getByText('(Myanmar Time)')).toBeTruthy()
  })

  test('one time is enough if both are the same', () => {
    renderUi(<Deadline at={at} tz="Asia/Singapore" />, { now })
    expect(screen.queryByText('Local time')).toBeNull()
  })

  test('R9.42 in a list the operator’s time is first, then the place’s, both with their zone, and the time left within a day', () => {
    const brief = (
      <BriefDeadline name="Pay before" left={(time) => `${time} left to pay`} at={at} tz="Asia/Yangon" />
    )
    const { container, unmount } = renderUi(brief, { now })
    const time = container.querySelector('time')
    expect(time?.textContent).toMatch(/2026-12-08 19:30 UTC\+08:00.*18:00 UTC\+06:30/)
    expect(container.textContent).not.toContain('left')
    unmount()
    renderUi(brief, { now: () => Date.parse(at) - 3_600_000 })
    expect(screen.getByText(/^1 h.* left to pay$/)).toBeTruthy()
  })

  test('a past deadline says so', () => {
    renderUi(<Deadline at={at} tz="Asia/Yangon" />, { now: () => Date.parse(at) })
    expect(screen.getByText('Passed')).toBeTruthy()
  })
})

describe('statuses', () => {
  test('each status has its own words, an icon and a colour', () => {
    for (const kind of Object.keys(statusTable) as StatusKind[]) {
      const table: Record<string, unknown> = statusTable[kind]
      const texts = Object.keys(table).map((value) => statusText(kind, value as never))
      expect(new Set(texts).size, kind).toBe(texts.length)
      expect(texts.some((text) => text.includes('_') || text === '…')).toBe(false)
    }
  })

  test('the server’s words take precedence over ours', () => {
    renderUi(<StatusBadge of="order" value="confirmed" text="Confirmed by the hotel" />)
    expect(screen.getByText('Confirmed by the hotel')).toBeTruthy()
    expect(screen.queryByText('Confirmed')).toBeNull()
  })

  test('an unknown status is shown as received', () => {
    renderUi(<StatusBadge of="order" value={'on_the_moon' as 'confirmed'} />)
    expect(screen.getByText('on_the_moon')).toBeTruthy()
  })
})
