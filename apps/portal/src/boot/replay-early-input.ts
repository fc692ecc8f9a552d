/** The state of a field of the finished page. */
interface FieldState {
  /** Its name or, without one, its label. */
  key: string
  /** Null if nothing was typed or ticked: the program may have a value of its own. */
  value: string | null
  checked: boolean | null
  focused: boolean
  selection: [number, number] | null
}

declare global {
  interface Window {
    /** The button pressed on a finished page, see `build/finished-page.js`. */
    earlyPress?: { button: HTMLButtonElement | null; stop: () => void }
  }
}

const fieldsOf = (host: Element) => [
  ...host.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea, select'),
]

const keyOf = (field: HTMLInputElement): string =>
  field.name || field.getAttribute('aria-label') || field.labels?.[0]?.textContent || ''

/**
 * Lets React replace the finished page without losing input: as soon as the fields of the same name or label exist, they
 * get value and focus, and the button that was pressed is pressed again. Input during the rendering counts too.
 *
 * The ordinary way is `hydrateRoot`, which replays input by itself. It needs build and browser to render the same, but the
 * finished pages are built before session, site and menus are known: React would discard them with the input (decision 5).
 * @param render starts the rendering into `host`
 */
export function replayEarlyInput(host: HTMLElement, render: () => void): void {
  // Beside the page itself there are styles and the live region.
  const prerendered = [...host.children]
  if (prerendered.length === 0) return render()
  const focused = followFocus(host, prerendered)
  // Browsers find no label for a field that has left the document.
  const fields = prerendered.flatMap(fieldsOf).map((field) => ({ field, key: keyOf(field) }))
  const buttons = prerendered.flatMap(namedButtons)
  // The observer runs in the same task as React's first commit, before the next paint. The removed fields still hold
  // what was typed.
  const observer = new MutationObserver(() => {
    if (isThere(prerendered) || !host.firstElementChild) return
    observer.disconnect()
    for (const name of ['data-waiting', 'data-member']) document.documentElement.removeAttribute(name)
    const last = focused()
    for (const { field, key } of fields) restore(host, { key, ...remember(field, field === last) })
    pressAgain(host, buttons)
  })
  observer.observe(host, { childList: true })
  render()
}

interface NamedButton {
  button: HTMLButtonElement
  name: string | null | undefined
}

/** A button that is a field is named by its label: the value in it may differ once the program has rendered it. */
const namedButtons = (host: Element): NamedButton[] =>
  [...host.querySelectorAll('button')].map((button) => ({
    button,
    name: button.getAttribute('aria-label') ?? button.labels[0]?.textContent ?? button.textContent,
  }))

/** Presses the button that was pressed last before the program could answer, after the fields have their values. */
function pressAgain(host: Element, before: readonly NamedButton[]): void {
  const { earlyPress } = window
  earlyPress?.stop()
  const pressed = before.find(({ button }) => button === earlyPress?.button)
  if (!pressed) return
  const namesakes = (buttons: readonly NamedButton[]) => buttons.filter(({ name }) => name === pressed.name)
  const again = namesakes(namedButtons(host))[namesakes(before).indexOf(pressed)]
  setTimeout(() => again?.button.click())
}

/** The focused element of the page; after the page is gone, the one that had the focus then. */
function followFocus(host: Element, page: readonly Element[]): () => Element | null {
  const inside = () => (host.contains(document.activeElement) ? document.activeElement : null)
  let last = inside()
  const note = () => {
    if (isThere(page)) last = inside()
  }
  for (const part of page) {
    part.addEventListener('focusin', note)
    // Some browsers also fire this when the focused element is removed.
    part.addEventListener('focusout', () => queueMicrotask(note))
  }
  return () => last
}

const isThere = (page: readonly Element[]) => page.some(({ isConnected }) => isConnected)

function remember(field: HTMLInputElement, focused: boolean): Omit<FieldState, 'key'> {
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

function restore(host: HTMLElement, { key, value, checked, focused, selection }: FieldState): void {
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

// React notices a value only if it is set through the setter of the prototype.
function write(field: HTMLInputElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
