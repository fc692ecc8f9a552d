/** What the operator has done on the finished page before the program arrived. */
interface TypedField {
  /** Its name or, where it has none, its label. */
  key: string
  /** Null where nothing was typed or ticked: the program may know what stands there. */
  value: string | null
  checked: boolean | null
  focused: boolean
  selection: [number, number] | null
}

declare global {
  interface Window {
    /** What was pressed on a finished page, see `build/finished-page.js`. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void }
  }
}

const fieldsOf = (host: Element) => [
  ...host.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea, select'),
]

const keyOf = (field: HTMLInputElement): string =>
  field.name || field.getAttribute('aria-label') || field.labels?.[0]?.textContent || ''

/**
 * Replaces the prerendered page by the drawn one without losing what was typed into it: values and focus are carried over
 * to the fields of the same name or label as soon as they stand. The page is drawn in steps, and what is typed in between
 * counts.
 */
export function takeOver(host: HTMLElement, draw: () => void): void {
  // Styles and what is read aloud stand beside the page itself.
  const prerendered = [...host.children]
  if (prerendered.length === 0) return draw()
  const focused = followFocus(host, prerendered)
  // Browsers find no label any more in what is taken out of the page.
  const fields = prerendered.flatMap(fieldsOf).map((field) => ({ field, key: keyOf(field) }))
  // The observer runs in the same task as React's first commit, before anything is painted. What React has taken out of
  // the page still holds what was typed.
  const observer = new MutationObserver(() => {
    if (isThere(prerendered) || !host.firstElementChild) return
    observer.disconnect()
    for (const name of ['data-waiting', 'data-member']) document.documentElement.removeAttribute(name)
    const last = focused()
    for (const { field, key } of fields) restore(host, { key, ...remember(field, field === last) })
    pressAgain(host, prerendered)
  })
  observer.observe(host, { childList: true })
  draw()
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

const namesakesOf = (button: Element, page: readonly Element[]) =>
  page
    .flatMap((part) => [...part.querySelectorAll('button')])
    .filter((other) => nameOf(other) === nameOf(button))

/** Presses what was pressed last before anything could answer, once what was typed stands in its fields. */
function pressAgain(host: Element, prerendered: readonly Element[]): void {
  const { earlyPress } = window
  earlyPress?.stop()
  const pressed = earlyPress?.button
  if (!pressed) return
  const place = namesakesOf(pressed, prerendered).indexOf(pressed)
  const button = namesakesOf(pressed, [host])[place]
  setTimeout(() => button?.click())
}

/** Which element of the page has the focus; that which had it when the page was taken away, afterwards. */
function followFocus(host: Element, page: readonly Element[]): () => Element | null {
  const inside = () => (host.contains(document.activeElement) ? document.activeElement : null)
  let last = inside()
  const note = () => {
    if (isThere(page)) last = inside()
  }
  for (const part of page) {
    part.addEventListener('focusin', note)
    // Some browsers also say so of what is taken away together with its focus.
    part.addEventListener('focusout', () => queueMicrotask(note))
  }
  return () => last
}

const isThere = (page: readonly Element[]) => page.some(({ isConnected }) => isConnected)

function remember(field: HTMLInputElement, focused: boolean): Omit<TypedField, 'key'> {
  return {
    value: field.value === field.defaultValue ? null : field.value,
    checked: field.checked === field.defaultChecked ? null : field.checked,
    focused,
    selection: selectionOf(field),
  }
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

function restore(host: HTMLElement, { key, value, checked, focused, selection }: TypedField): void {
  const field = fieldsOf(host).find((candidate) => key !== '' && keyOf(candidate) === key)
  if (!field) return
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (checked !== null && field.checked !== checked) field.click()
  } else if (value !== null && field.value !== value) {
    write(field, value)
  }
  if (!focused) return
  field.focus()
  if (selection) field.setSelectionRange(...selection)
}

// React notices a value only through the prototype's own setter.
function write(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
