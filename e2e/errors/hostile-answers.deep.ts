import type { Page } from '@playwright/test'
import { routes } from '@portal/api-client/contract'
import { expect, test } from '../fixtures.ts'
import { pages } from '../pages.ts'
import { json, kinds, type Spoil } from './hostile-answers.ts'
import { nowhere, visit, watchCalls } from './visits.ts'

// Every page gets every wrong answer that a backend could send. A page may say that it could not be loaded; header and
// menus stay, and the next page opens.

/** All calls except the site call, which apps/portal/src/boot/other-backends.test.tsx covers. */
async function spoil(page: Page, kind: Spoil | number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (new URL(route.request().url()).pathname === routes.getSite.path) return route.fallback()
    if (typeof kind === 'number') return route.fulfill({ status: kind })
    const response = await route.fetch()
    const type = response.headers()['content-type'] ?? ''
    const right = type.includes('json') ? await response.text() : json({})
    return route.fulfill({ status: 200, contentType: 'application/json', body: kind(right) })
  })
}

test.use({ language: 'en' })

for (const { who, persona, shown } of [
  { who: 'a visitor', persona: null, shown: pages.filter(({ member }) => !member) },
  { who: 'a member', persona: 'goldenland', shown: pages.filter(({ member }) => member) },
])
  test.describe(`for ${who}`, () => {
    test.use({ persona })

    for (const [name, kind] of Object.entries(kinds))
      test(`no page is blank when every answer is ${name}`, async ({ page, errors }) => {
        test.setTimeout(600_000)
        // The page logs errors about the answers; the test checks that it is usable nevertheless.
        errors.tolerate(/./)
        const calls = watchCalls(page)
        await page.goto(nowhere)
        await spoil(page, kind)
        const found: string[] = []
        for (const sample of shown) {
          const sight = await visit(page, sample, calls)
          if (sight === null) found.push(`${sample.route} does not come to stand`)
          else if (!sight.usable || sight.broken)
            found.push(`${sample.route} cannot be used: ${sight.heading}`)
        }
        expect(found).toEqual([])
      })
  })
