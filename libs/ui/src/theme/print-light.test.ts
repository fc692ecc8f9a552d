import { afterEach, expect, test, vi } from 'vitest'
import { printLight } from './color-scheme.ts'

const root = document.documentElement
const scheme = () => root.getAttribute('data-mantine-color-scheme')

afterEach(() => {
  vi.unstubAllGlobals()
  root.removeAttribute('data-mantine-color-scheme')
})

test('a page that follows a dark device stays dark after printing', () => {
  const print = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => print)
  root.setAttribute('data-mantine-color-scheme', 'light')
  const stop = printLight()
  const turn = (matches: boolean) => print.dispatchEvent(Object.assign(new Event('change'), { matches }))
  turn(true)
  root.setAttribute('data-mantine-color-scheme', 'dark')
  turn(false)
  expect(scheme()).toBe('dark')
  stop()
})

test('a dark page prints in light colours, and is dark again afterwards', () => {
  const print = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => print)
  root.setAttribute('data-mantine-color-scheme', 'dark')
  const stop = printLight()
  const turn = (matches: boolean) => print.dispatchEvent(Object.assign(new Event('change'), { matches }))
  turn(true)
  expect(scheme()).toBe('light')
  turn(false)
  expect(scheme()).toBe('dark')
  stop()
  turn(true)
  expect(scheme()).toBe('dark')
})
