import { expect, type Page } from '@playwright/test'
import type { World } from '../fixtures.ts'
import type { Labels } from '../labels.ts'

/** Waits for the next captcha that the page requests, whose id only that call knows. */
export async function nextCaptcha(page: Page): Promise<string> {
  const request = await page.waitForRequest((candidate) =>
    candidate.url().includes('/api/common/clickCaptcha'),
  )
  return new URL(request.url()).searchParams.get('id') ?? ''
}

/** Clicks the targets in order, at the places that the mock knows, and waits until the captcha has closed. */
export async function solveCaptcha(page: Page, world: World, text: Labels, id: string): Promise<void> {
  const picture = page.getByRole('application', { name: text.captchaPicture })
  await expect(picture).toBeVisible()
  const { points, width, height } = await world.control.peek.captcha(id)
  const box = await picture.boundingBox()
  for (const { x, y } of points) {
    const position = { x: (x * (box?.width ?? width)) / width, y: (y * (box?.height ?? height)) / height }
    await picture.click({ position })
  }
  await expect(picture).toBeHidden()
}

/** Requests a code, solves the captcha for it, and returns the code that was sent. */
export async function receiveCode(
  page: Page,
  world: World,
  { text, send, to }: { text: Labels; send: string; to: string },
): Promise<string> {
  const captcha = nextCaptcha(page)
  await page.getByRole('button', { name: send, exact: true }).click()
  await solveCaptcha(page, world, text, await captcha)
  const codes = async () =>
    (await world.control.peek.sent()).filter(({ target, code }) => target === to && code !== null)
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0)
  return (await codes()).at(-1)?.code ?? ''
}
