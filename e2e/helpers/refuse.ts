import { expect, type Locator, type Page, type Response } from '@playwright/test'
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

const answers = (operation: OperationId) => (response: Response) =>
  response.request().method() === routes[operation].method &&
  new URL(response.url()).pathname === routes[operation].path

/**
 * Has a call of the open screen refused in each way, one after the other, and reads the sentence of the server where the
 * call was made. The screen stays, so that one opening of it meets all refusals of its call. Many refusals have the same
 * sentence, so each gets one that names its call and its key: what is left of an earlier refusal proves nothing.
 */
export async function refuse(page: Page, world: World, attempt: Attempt): Promise<void> {
  const { operation, keys, press, within, instead = {} } = attempt
  for (const key of keys) {
    const name = `${operation} ${key}`
    const code = key === 'NO_PERMISSION' ? 401 : 0
    const msg = `This is the refusal ${name}.`
    const said = within.getByText(instead[key] ?? msg)
    await expect(said, `${name} is not said before it happens`).toHaveCount(0)
    await world.control.faults.add({ operation, code, error_key: key, msg, times: 1 })
    const answered = page.waitForResponse(answers(operation))
    await press()
    const { data } = (await (await answered).json()) as { data: unknown }
    expect(data, `${name} is what was answered`).toMatchObject({ error_key: key })
    await expect(said.first(), name).toBeVisible()
  }
}

export const click = (button: Locator) => () => button.click()
