import type { Page } from '@playwright/test'
import { manyPages, partOf } from '../devices.ts'
import { expect, type Language, languages, test } from '../fixtures.ts'
import { overflowing } from '../looks.ts'
import { pages } from '../pages.ts'
import { settled } from '../settled.ts'

/** The narrowest screen of WCAG 1.4.10: a desktop at 400 %. */
const narrowest = { width: 320, height: 700 }

const nowhere = '/no/such/page'

const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

/** Each page in one language; the deep run has both. */
const opened = (language: Language, member: boolean) =>
  partOf(
    pages.filter((page) => page.member === member),
    languages.length,
    languages.indexOf(language),
  )

for (const language of languages) {
  for (const member of [false, true]) {
    test.describe(`${member ? 'a member' : 'a visitor'}, ${language}`, () => {
      test.use({ language, persona: member ? 'goldenland' : null, viewport: narrowest })

      test('no page scrolls sideways at 320 px', { tag: manyPages }, async ({ page, errors }) => {
        errors.tolerate(/Failed to load resource|Page not found: \/no\/such\/page/)
        // Each page is opened from an unknown path, so that nothing of another page is left: reloading took a quarter
        // longer.
        await page.goto(nowhere)
        const heading = page.getByRole('heading', { level: 1 })
        const missing = await heading.innerText()
        const clipped: string[] = []
        for (const { address } of opened(language, member)) {
          await open(page, address)
          await expect(heading).not.toHaveText(missing)
          await settled(page)
          for (const part of await page.evaluate(overflowing)) clipped.push(`${address}: ${part}`)
          await open(page, nowhere)
          await expect(heading).toHaveText(missing)
        }
        expect(clipped).toEqual([])
      })
    })
  }
}
