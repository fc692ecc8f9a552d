import { expect, type Locator, type Page } from '@playwright/test'

type Scope = Page | Locator

/** The field whose label starts with these words; the star of a required field may follow. */
export function field(scope: Scope, label: string): Locator {
  const literal = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return scope.getByLabel(new RegExp(`^${literal}`))
}

/** Fills several fields by label. */
export async function fill(scope: Scope, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value)
}

/** Opens a field with suggestions, types, and chooses the suggestion with these words. */
export async function pick(
  page: Page,
  input: Locator,
  typed: string,
  wanted: string | RegExp = typed,
): Promise<void> {
  await input.fill(typed)
  await page.getByRole('option', { name: wanted }).first().click()
}

/** The field is invalid and shows the message. */
export async function expectFieldError(input: Locator, message: string | RegExp): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(message)
}
