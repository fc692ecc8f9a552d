import { expect, type Page } from '@playwright/test'
import { type OperationId, routes } from '@portal/api-client/contract'
import type { World } from '../fixtures.ts'
import type { Labels } from '../labels.ts'
import { agentOf } from './agent.ts'
import { nextCaptcha, solveCaptcha } from './captcha.ts'
import { fill } from './screen.ts'

/**
 * Ends the page's session on the server during the next call of that operation. Any earlier, a call of the header might
 * redirect to the login page before the click.
 */
export async function sessionEndsDuring(page: Page, world: World, operation: OperationId): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.userInfo).token as string)
  await page.route(
    `**${routes[operation].path}`,
    async (route) => {
      const agent = await agentOf(world, 'goldenland', token)
      await agent.signOut()
      await route.continue()
    },
    { times: 1 },
  )
}

/** Signs the same member in on the login page, which shows that the session has ended and the name. */
export async function signInAgain(page: Page, world: World, text: Labels): Promise<void> {
  await expect(page.getByText(text.sessionEnded)).toBeVisible()
  await fill(page, { [text.password]: 'Travel2026' })
  const captcha = nextCaptcha(page)
  await page.getByRole('button', { name: text.signIn, exact: true }).click()
  await solveCaptcha(page, world, text, await captcha)
}
