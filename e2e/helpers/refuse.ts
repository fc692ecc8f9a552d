import { expect, type Locator, type Page } from '@playwright/test'
import { type ErrorKey, type OperationId, routes } from '@portal/api-client/contract'
import type { World } from '../fixtures.ts'

export interface Attempt {
  readonly operation: OperationId
  readonly keys: readonly ErrorKey[]
  readonly press: () => Promise<unknown>
  /** Where the sentence of the server is read. */
  readonly within: Page | Locator
  /** What is said instead, where a screen goes another way by a key. */
  readonly instead?: { readonly [Key in ErrorKey]?: RegExp }
}

/**
 * Has a call of the open screen refused in each way, one after the other, and reads the sentence of the server where the
 * call was made. The screen stays, so that one opening of it meets all refusals of its call.
 */
export async function refuse(page: Page, world: World, attempt: Attempt): Promise<void> {
  const { operation, keys, press, within, instead = {} } = attempt
  for (const key of keys) {
    const code = key === 'NO_PERMISSION' ? 401 : 0
    await world.control.faults.add({ operation, code, error_key: key, times: 1 })
    const answered = page.waitForResponse((response) => response.url().includes(routes[operation].path))
    await press()
    const { msg } = (await (await answered).json()) as { msg: string }
    const said = within.getByText(instead[key] ?? msg).first()
    await expect(said, `${operation} ${key}`).toBeVisible()
  }
}

export const click = (button: Locator) => () => button.click()
