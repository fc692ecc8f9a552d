import { useEffect, useEffectEvent } from 'react'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

/** Without modifiers; Shift is allowed, as it may be needed to type the character. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Omit<Pressed, 'key' | 'target' | 'defaultPrevented'>) =>
  !ctrlKey && !metaKey && !altKey

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=menu] *'))

/** Whether a modal dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null

/** Whether a key is meant for the page: no field has the focus, no dialog is open, and nothing has handled it. */
export const isForPage = (pressed: Pressed): boolean =>
  isPlain(pressed) && !pressed.defaultPrevented && !isEditable(pressed.target) && !isDialogOpen()

/** Shortcuts of single characters that work anywhere on the page, except in fields. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || !isForPage(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
