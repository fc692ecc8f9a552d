import { expect, test } from 'vitest'
import { oldestBrowsersText } from '../browsers.ts'
import { oldBrowserPage, oldBrowserScript } from './old-browser.ts'

/** Where a browser with only these functions is redirected; null if it stays. */
function redirectOf(browser: object): string | null {
  let target: string | null = null
  const location = { replace: (path: string) => (target = path) }
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script as the page contains it
  new Function('window', oldBrowserScript())({ ...browser, location })
  return target
}

const any = () => {}

test('A browser with everything the program needs stays, an older one is redirected', () => {
  expect(redirectOf({ AbortSignal: { any }, URL: { canParse: any } })).toBeNull()
  for (const older of [{}, { AbortSignal: {}, URL: { canParse: any } }, { AbortSignal: { any }, URL: {} }])
    expect(redirectOf(older)).toBe('/old-browser')
})

test('The script runs in browsers of 2010', () => {
  expect(oldBrowserScript()).not.toMatch(/=>|\b(?:const|let|class)\b|`|\?\.|\?\?/)
})

test('The page for old browsers names the versions in both languages, without scripts and other files', () => {
  const page = oldBrowserPage()
  expect(page).toContain('您的浏览器版本过低')
  expect(page).toContain('This site cannot be opened in a browser as old as yours.')
  expect(page.split(oldestBrowsersText.split(', ')[0] ?? '')).toHaveLength(3)
  expect(page).not.toMatch(/<script|<link|<img|\bsrc=/)
  expect(page.length).toBeLessThan(2500)
})
