import type { Page } from '@playwright/test'
import type { OperationId } from '@portal/api-client/contract'
import { routes } from '@portal/api-client/contract'
import type { World } from '../fixtures.ts'
import { agentOf } from './agent.ts'

/**
 * The page's session ends at the server while the next call of that operation is on its way. Ended any earlier, a call
 * of the header may lead to the login page before the operator has clicked.
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
