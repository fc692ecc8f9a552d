// @vitest-environment node
import { expect, test } from 'vitest'
import { oldestBrowsersText } from '../browsers.ts'
import { oldBrowserPage, oldBrowserScript } from './old-browser.ts'

/** Where a browser that has only these functions is led to; null where it stays. */
function ledTo(browser: object): string | null {
  let target: string | null = null
  const location = { replace: (path: string) => (target = path) }
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script as it stands in the page
  new Function('window', oldBrowserScript())({ ...browser, location })
  return target
}

const any = () => {}

test('A browser with all that the program needs stays, any older one is led to the page in words', () => {
  expect(ledTo({ AbortSignal: { any }, URL: { canParse: any } })).toBeNull()
  for (const older of [{}, { AbortSignal: {}, URL: { canParse: any } }, { AbortSignal: { any }, URL: {} }])
    expect(ledTo(older)).toBe('/old-browser')
})

test('The script that decides is understood by browsers that know nothing newer than 2010', () => {
  expect(oldBrowserScript()).not.toMatch(/=>|\b(?:const|let|class)\b|`|\?\.|\?\?/)
})

test('The page in words says it in both languages, names the versions, and needs no script and no other file', () => {
  const page = oldBrowserPage()
  expect(page).toContain('您的浏览器版本过低')
  expect(page).toContain('This site cannot be opened in a browser as old as yours.')
  expect(page.split(oldestBrowsersText.split(', ')[0] ?? '')).toHaveLength(3)
  expect(page).not.toMatch(/<script|<link|<img|\bsrc=/)
  expect(page.length).toBeLessThan(2500)
})
