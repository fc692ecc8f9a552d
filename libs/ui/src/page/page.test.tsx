import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { announce } from './announce.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

/** A fresh module counts its pages from the beginning, as a freshly opened tab does. */
async function freshTitle() {
  vi.resetModules()
  const { PageTitle } = await import('./PageTitle.tsx')
  const { LiveRegion } = await import('./LiveRegion.tsx')
  const { UiProvider } = await import('../theme/UiProvider.tsx')
  const { render } = await import('@testing-library/react')
  const { setupI18n } = await import('@portal/i18n')
  await setupI18n('en')
  const Page = ({ title }: { title: string }) => (
    <UiProvider siteName="Golden Land">
      <LiveRegion />
      <input aria-label="Account" />
      <PageTitle key={title} title={title} />
    </UiProvider>
  )
  return { Page, render }
}

beforeEach(() => act(() => announce('')))

describe('the page title', () => {
  test('the document is named after page and site', async () => {
    const { Page, render } = await freshTitle()
    render(<Page title="Orders" />)
    expect(document.title).toBe('Orders - Golden Land')
  })

  test('a page opened directly leaves the focus alone, a page that follows takes and announces it', async () => {
    const { Page, render } = await freshTitle()
    const { rerender } = render(<Page title="Sign in" />)
    expect(document.activeElement).toBe(document.body)
    expect(screen.getByTestId('live-region').textContent).toBe('')
    screen.getByLabelText('Account').focus()
    rerender(<Page title="Orders" />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Orders' }))
    expect(screen.getByTestId('live-region').textContent).toBe('Orders')
  })
})

describe('the error page', () => {
  test('R2.45 It shows "Page Not Found" for 404', () => {
    renderUi(<ErrorPage status={404} message="Page not found: /nowhere?x=1" />)
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByText('Page not found: /nowhere?x=1')).toBeTruthy()
  })

  test.each([500, 403, 0])('R2.46 It shows "Internal Server Error" for %i', (status) => {
    renderUi(<ErrorPage status={status} />)
    expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeTruthy()
  })
})

test('the same announcement twice is heard twice', () => {
  renderUi(<LiveRegion />)
  announce('12 results')
  act(() => announce('12 results'))
  const first = screen.getByText('12 results')
  act(() => announce('12 results'))
  expect(screen.getByText('12 results')).not.toBe(first)
})

describe('the language menu', () => {
  // Without layout nothing counts as visible, and the menu's focus trap says so at length.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  async function choose(name: string) {
    const chosen = vi.fn()
    renderUi(<LanguageMenu onChoose={chosen} />)
    fireEvent.click(screen.getByRole('button', { name: 'Language' }))
    fireEvent.click(await screen.findByRole('menuitemradio', { name }))
    return chosen
  }

  test('each language stands there in its own words, and choosing the other one asks for it', async () => {
    expect(await choose('中文简体')).toHaveBeenCalledExactlyOnceWith('zh-cn')
  })

  test('choosing the one in force reloads nothing', async () => {
    expect(await choose('English')).not.toHaveBeenCalled()
  })
})

test('dark mode is one press away, says what it will do, and is kept', () => {
  renderUi(<ThemeToggle />)
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
  expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  expect(localStorage.getItem('color-scheme')).toBe('dark')
})
