import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { type ErrorKey, type ErrorKeyOf, type OperationId, routes } from '@portal/api-client/contract'
import type { World } from '../fixtures.ts'

interface Attempt<Op extends OperationId> {
  readonly operation: Op
  /** Keys that the operation declares. */
  readonly keys: readonly ErrorKeyOf<Op>[]
  readonly press: () => Promise<unknown>
  /** Where the server's message is shown. */
  readonly within: Page | Locator
  /** The expected text for keys that the screen handles in its own way. */
  readonly instead?: { readonly [Key in ErrorKey]?: RegExp }
}

const answers = (operation: OperationId) => (response: Response) =>
  response.request().method() === routes[operation].method &&
  new URL(response.url()).pathname === routes[operation].path

/**
 * Refuses a call of the open screen with each of its keys in turn, and expects the server's message on the screen. The
 * screen stays open meanwhile. Many refusals share a message, so each gets a unique one with its operation and key: a
 * message left from an earlier refusal proves nothing.
 */
export async function refuse<Op extends OperationId>(
  page: Page,
  world: World,
  attempt: Attempt<Op>,
): Promise<void> {
  const { operation, press, within, instead = {} } = attempt
  const keys: readonly ErrorKey[] = attempt.keys
  for (const key of keys) {
    const name = `${operation} ${key}`
    const code = key === 'NO_PERMISSION' ? 401 : 0
    const msg = `This is the refusal ${name}.`
    const refusal = within.getByText(instead[key] ?? msg)
    await expect(refusal, `${name} is not said before it happens`).toHaveCount(0)
    await world.control.faults.add({ operation, code, error_key: key, msg, times: 1 })
    const answered = page.waitForResponse(answers(operation))
    await press()
    const { data } = (await (await answered).json()) as { data: unknown }
    expect(data, `${name} is what was answered`).toMatchObject({ error_key: key })
    await expect(refusal.first(), name).toBeVisible()
  }
}

export const click = (button: Locator) => () => button.click()
