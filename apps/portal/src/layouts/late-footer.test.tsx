import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LateFooter } from './LateFooter.tsx'

const fetched = vi.hoisted(() => vi.fn())
vi.mock('@portal/i18n', async (original) => ({
  ...(await original<typeof import('@portal/i18n')>()),
  loadTexts: () => fetched(),
}))
vi.mock('./Footer.tsx', () => ({ default: () => <footer>Who runs the site</footer> }))

test('A footer that could not be fetched fails no page, and comes with the next one', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  const first = render(<LateFooter />)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await fetched.mock.results[0]?.value.catch(() => {})
  expect(first.container.textContent).toBe('')
  first.unmount()
  render(<LateFooter />)
  expect(await screen.findByText('Who runs the site')).toBeTruthy()
  first.unmount()
  render(<LateFooter />)
  expect(fetched).toHaveBeenCalledTimes(2)
})
