import { readStoredLanguage, storeLanguage } from '@portal/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../leaving/leave-page.ts'
import { languageOfLink } from './link-language.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
})

test.each([
  ['/quote/abc', '?lang=en', 'en'],
  ['/voucher/H1-1-abc', '?lang=zh-cn', 'zh-cn'],
  ['/quote/abc', '?lang=fr', undefined],
  ['/quote/abc', '', undefined],
  ['/', '?lang=en', undefined],
  ['/user/quote/detail/1', '?lang=en', undefined],
])('The language of %s%s is %s', (pathname, search, language) => {
  expect(languageOfLink({ pathname, search })).toBe(language)
})

test('Switching on a page for outsiders changes its address and not what a member has chosen', async () => {
  storeLanguage('zh-cn')
  history.replaceState(null, '', '/quote/abc?lang=zh-cn')
  const open = vi.fn<(href: string) => void>()
  await switchLanguage('en', () => {}, open)
  expect(open.mock.lastCall?.[0]).toMatch(/\/quote\/abc\?lang=en$/)
  expect(readStoredLanguage()).toBe('zh-cn')
})
