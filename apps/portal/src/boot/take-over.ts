/** What the operator has done on the finished page before the program arrived. */
interface TypedField {
  name: string
  value: string
  checked: boolean
  focused: boolean
  selection: [number, number] | null
}

const fieldsOf = (host: HTMLElement) => [
  ...host.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]'),
]

/**
 * Replaces the prerendered page by the drawn one without losing what was typed into it: values and focus
 * are carried over to the fields of the same name as soon as they stand.
 */
export function takeOver(host: HTMLElement, draw: () => void): void {
  const typed = fieldsOf(host).map(remember)
  const prerendered = host.firstElementChild
  if (!prerendered) return draw()
  // The observer runs in the same task as React's first commit, before anything is painted.
  const observer = new MutationObserver(() => {
    if (prerendered.isConnected || !host.firstElementChild) return
    observer.disconnect()
    document.documentElement.removeAttribute('data-waiting')
    for (const field of typed) restore(host, field)
  })
  observer.observe(host, { childList: true })
  draw()
}

function remember(field: HTMLInputElement): TypedField {
  return {
    name: field.name,
    value: field.value,
    checked: field.checked,
    focused: field === document.activeElement,
    selection: selectionOf(field),
  }
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

function restore(host: HTMLElement, { name, value, checked, focused, selection }: TypedField): void {
  const field = fieldsOf(host).find((candidate) => candidate.name === name)
  if (!field) return
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field.checked !== checked) field.click()
  } else if (field.value !== value) {
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
