import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDarkMode } from './color-scheme.ts'
import { UiProvider } from './UiProvider.tsx'

const root = document.documentElement
const scheme = () => root.getAttribute('data-mantine-color-scheme')

/** A device that can switch between dark and light. */
function device(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark })
  const still = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', (media: string) => (media.includes('color-scheme') ? query : still))
  return (next: boolean) =>
    act(() => {
      query.matches = next
      query.dispatchEvent(Object.assign(new Event('change'), { matches: next }))
    })
}

function Switch() {
  const { dark, toggle, choose } = useDarkMode()
  return (
    <>
      <button type="button" onClick={toggle}>
        {dark ? 'to light' : 'to dark'}
      </button>
      <button type="button" onClick={() => choose('auto')}>
        follow
      </button>
    </>
  )
}
const open = () => render(<Switch />, { wrapper: UiProvider })

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  root.removeAttribute('data-mantine-color-scheme')
})

test('the page follows a dark device until a press chooses light', () => {
  const turn = device(true)
  open()
  expect(scheme()).toBe('dark')
  fireEvent.click(screen.getByRole('button', { name: 'to light' }))
  expect(scheme()).toBe('light')
  expect(screen.getByRole('button', { name: 'to dark' })).toBeDefined()
  turn(false)
  turn(true)
  expect(scheme()).toBe('light')
})

test('the page follows its device without a choice, and again with `auto`', () => {
  const turn = device(false)
  open()
  expect(scheme()).toBe('light')
  turn(true)
  expect(scheme()).toBe('dark')
  expect(screen.getByRole('button', { name: 'to light' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'to light' }))
  fireEvent.click(screen.getByRole('button', { name: 'follow' }))
  expect(scheme()).toBe('dark')
})
