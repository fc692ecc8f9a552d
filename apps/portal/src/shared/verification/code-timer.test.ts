import type { BrowserStorage } from '@portal/auth'
import { beforeEach, describe, expect, test, vi } from 'vitest'

function memory(found: string | null = null): BrowserStorage & { text: () => string | null } {
  let kept = found
  return {
    read: () => kept,
    write: (_, value) => {
      kept = value
      return true
    },
    remove: () => {
      kept = null
    },
    text: () => kept,
  }
}

const blocked: BrowserStorage = { read: () => null, write: () => false, remove: () => {} }
const now = 1_795_239_900_000

/** A fresh copy of the module. */
const load = async () => {
  vi.resetModules()
  return import('./code-timer.ts')
}

let page: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  page = await load()
})

const timer = () => page.timerName('register email', 'lin@example.com')

describe('the timer between two codes', () => {
  test('R9.04 It counts whole seconds down to 0', () => {
    const storage = memory()
    page.startTimer(timer(), 60, now, storage)
    const left = [0, 1, 30_000, 59_999, 60_000, 90_000].map((ms) =>
      page.secondsLeft(timer(), now + ms, storage),
    )
    expect(left).toEqual([60, 60, 30, 1, 0, 0])
  })

  test('It belongs to a purpose and a receiver, ignoring case', () => {
    const storage = memory()
    page.startTimer(timer(), 60, now, storage)
    const left = (purpose: string, receiver: string) =>
      page.secondsLeft(page.timerName(purpose, receiver), now, storage)
    expect(left('register email', ' LIN@example.com ')).toBe(60)
    expect(left('register email', 'li@example.com')).toBe(0)
    expect(left('retrieve email', 'lin@example.com')).toBe(0)
  })

  test('It survives a reload in the tab’s storage, without the address', async () => {
    const storage = memory()
    page.startTimer(timer(), 60, now, storage)
    page = await load()
    expect(page.secondsLeft(timer(), now + 1000, storage)).toBe(59)
    expect(storage.text()).not.toContain('lin')
  })

  test('With blocked storage it is lost only by a reload', () => {
    page.startTimer(timer(), 60, now, blocked)
    expect(page.secondsLeft(timer(), now, blocked)).toBe(60)
  })

  test.each(['', '{', 'null', '[]', '{"a":"b"}', '7'])('A corrupt storage is replaced: %o', (text) => {
    const storage = memory(text)
    expect(page.secondsLeft('a', now, storage)).toBe(0)
    page.startTimer('a', 60, now, storage)
    expect(page.secondsLeft('a', now, storage)).toBe(60)
  })

  test('Expired timers are removed', () => {
    const storage = memory()
    page.startTimer('old', 1, now, storage)
    page.startTimer('new', 60, now + 5000, storage)
    expect(storage.text()).not.toContain('old')
  })
})
