import { setupI18n } from '@portal/i18n'
import { mockForTests } from '@portal/mock-server/node'
import { connectChunkRecovery, UiProvider } from '@portal/ui'
import { render, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'
import { StartFailure } from './Portal.tsx'

const lost = vi.hoisted(() => vi.fn())
vi.mock('./Late.tsx', () => {
  lost('notices')
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../layouts/MemberDropDown.tsx', () => {
  lost('menu')
  throw new TypeError('Failed to fetch dynamically imported module')
})

const mock = mockForTests()
const reload = vi.fn(async () => false)
beforeAll(() => {
  mock.server.listen()
  connectChunkRecovery(reload)
})
afterAll(() => mock.server.close())

test('A member whose menu and notices fail to load keeps the page, the way to the member centre and signing out', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await openPortal('/nowhere', { user: mock.signIn('goldenland') })
  await waitFor(() => expect(lost.mock.calls.flat().toSorted()).toEqual(['menu', 'notices']))
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Member Center/ })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(reload).toHaveBeenCalledTimes(2)
  quiet.mockRestore()
})

test.each([
  ['en', 'Reload the page', 'Go to the home page'],
  ['zh-cn', '重新加载页面', '回到首页'],
] as const)('In %s a portal that could not start offers to try again', async (language, again, home) => {
  await setupI18n(language)
  render(
    <UiProvider>
      <StartFailure />
    </UiProvider>,
  )
  expect(screen.getByRole('button', { name: again })).toBeTruthy()
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe('/')
})
