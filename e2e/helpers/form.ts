import { expect, type Locator, type Page } from '@playwright/test'

type Scope = Page | Locator

/** Fills several fields, found by their labels. */
export async function fill(scope: Scope, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).fill(value)
}

/** Opens a field that suggests, types, and takes the suggestion that holds the words. */
export async function pick(
  page: Page,
  field: Locator,
  typed: string,
  wanted: string | RegExp = typed,
): Promise<void> {
  await field.fill(typed)
  await page.getByRole('option', { name: wanted }).first().click()
}

/** The field is marked wrong, and the message stands with it. */
export async function expectFieldError(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(message)
}
