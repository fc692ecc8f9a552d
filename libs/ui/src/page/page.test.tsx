import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { announce, LiveRegion } from './PageTitle.tsx'

/** A fresh module counts pages from zero, like a new tab. */
async function freshTitle() {
  vi.resetModules()
  const { LiveRegion, PageTitle } = await import('./PageTitle.tsx')
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
  test('the document title has page and site', async () => {
    const { Page, render } = await freshTitle()
    render(<Page title="Orders" />)
    expect(document.title).toBe('Orders - Golden Land')
  })

  test('the first page leaves the focus alone; later pages take it and are announced', async () => {
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

test('a repeated announcement is heard twice', () => {
  renderUi(<LiveRegion />)
  announce('12 results')
  act(() => announce('12 results'))
  const first = screen.getByText('12 results')
  act(() => announce('12 results'))
  expect(screen.getByText('12 results')).not.toBe(first)
})
