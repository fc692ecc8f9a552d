import { useEffect, useEffectEvent } from 'react'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
  target: EventTarget | null
}

/** Pressed alone; Shift may be what it takes to write the character. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: Omit<Pressed, 'key' | 'target' | 'defaultPrevented'>) =>
  !ctrlKey && !metaKey && !altKey

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=menu] *'))

/** Whether a dialog has the page's place. */
export const isDialogOpen = (): boolean => document.querySelector('[aria-modal=true]') !== null

/** Whether a key is meant for the page: nobody is typing, no dialog is open, and nobody has taken it already. */
export const isForPage = (pressed: Pressed): boolean =>
  isPlain(pressed) && !pressed.defaultPrevented && !isEditable(pressed.target) && !isDialogOpen()

/** What single characters do anywhere on the page; those that are written into a field stay with it. */
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
