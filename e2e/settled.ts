import { expect, type Page } from '@playwright/test'

/** Runs in the page: what fades in has no contrast yet. What moves for good is not waited for. */
async function atRest(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)
  while (moving().length > 0) await Promise.allSettled(moving().map((each) => each.finished))
}

/** The page has come to rest: no request is under way that would still change what is seen. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(atRest)
}

/** What WCAG or good practice object to is found from the top: a link halfway below the header that stays would count as too small. */
export async function fromTheTop<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window
    window.scrollTo(0, 0)
    return scrollY
  })
  const found = await look()
  await page.evaluate((top) => window.scrollTo(0, top), scrolled)
  return found
}
