import { expect, type Page } from '@playwright/test'
import type { World } from '../fixtures.ts'
import type { Labels } from '../labels.ts'

/** Waits for the captcha that the page asks for next; its id is only known from that call. */
export async function captchaAsked(page: Page): Promise<string> {
  const request = await page.waitForRequest((candidate) =>
    candidate.url().includes('/api/common/clickCaptcha'),
  )
  return new URL(request.url()).searchParams.get('id') ?? ''
}

/** Clicks the targets in their order, where the mock says that they are. */
export async function solveCaptcha(page: Page, world: World, text: Labels, id: string): Promise<void> {
  const picture = page.getByRole('application', { name: text.captchaPicture })
  await expect(picture).toBeVisible()
  const { points, width, height } = await world.control.peek.captcha(id)
  const box = await picture.boundingBox()
  for (const { x, y } of points) {
    const position = { x: (x * (box?.width ?? width)) / width, y: (y * (box?.height ?? height)) / height }
    await picture.click({ position })
  }
}
