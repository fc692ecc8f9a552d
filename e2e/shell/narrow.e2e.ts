import { expect, languages, test } from '../fixtures.ts'
import { wide } from '../looks.ts'
import { pages } from '../pages.ts'
import { settled } from '../settled.ts'

/** The narrowest screen that WCAG 1.4.10 asks for: a desktop at 400 %. */
const narrowest = { width: 320, height: 700 }

for (const language of languages) {
  for (const member of [false, true]) {
    test.describe(`${member ? 'a member' : 'a visitor'}, ${language}`, () => {
      test.use({ language, persona: member ? 'goldenland' : null, viewport: narrowest })

      test('no page scrolls to the side at 320 px', async ({ page, errors }) => {
        errors.tolerate(/Failed to load resource/)
        const clipped: string[] = []
        for (const { address } of pages.filter((page) => page.member === member)) {
          await page.goto(address)
          await settled(page)
          for (const part of await page.evaluate(wide)) clipped.push(`${address}: ${part}`)
        }
        expect(clipped).toEqual([])
      })
    })
  }
}
