/** `id` for the input of a form path, so that the error summary can link to it: `guests[0].full_name`. */
export const fieldId = (path: string): string => `field-${path.replaceAll(/[^\w-]+/g, '-')}`

/**
 * The input of a form path: by its id, else by the `data-path` that Mantine's forms put on it. A group of inputs
 * (radios, a date range) is entered at its first one.
 */
function findField(path: string): HTMLElement | null {
  const found =
    document.getElementById(fieldId(path)) ??
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  if (!found || found.matches('input, select, textarea, button, a[href], [tabindex]')) return found
  return found.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]') ?? found
}

/** Puts the focus on the input of a form path and brings it into view. False when there is none. */
export function focusField(path: string): boolean {
  const field = findField(path)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
  return field !== null
}
