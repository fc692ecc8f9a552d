import { expect, type Page } from '@playwright/test'

/** Runs in the page: waits for fades, which lack contrast. Endless animations are ignored. */
async function atRest(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity)
  while (moving().length > 0) await Promise.allSettled(moving().map((each) => each.finished))
}

/** Waits until no request is running that would change the screen. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(atRest)
}

/** Audits from the top of the page: a link half under the sticky header would count as too small. */
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

/** Runs in the page: the cumulative layout shift since it was opened. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries arrive in the next frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            resolve(sum)
          }),
        )
      }),
  )
