import { expect, type Page } from '@playwright/test'
import type { World } from '../fixtures.ts'
import type { Labels } from '../labels.ts'
import { nextCaptcha, solveCaptcha } from './captcha.ts'

/** Requests a code, solves the captcha for it, and returns the code that was sent. */
export async function receiveCode(
  page: Page,
  world: World,
  { text, send, to }: { text: Labels; send: string; to: string },
): Promise<string> {
  const asked = nextCaptcha(page)
  await page.getByRole('button', { name: send, exact: true }).click()
  await solveCaptcha(page, world, text, await asked)
  await expect(page.getByRole('dialog')).toBeHidden()
  const codes = async () =>
    (await world.control.peek.sent()).filter(({ target, code }) => target === to && code !== null)
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0)
  return (await codes()).at(-1)?.code ?? ''
}
