import { createStore } from 'zustand/vanilla'

interface PageDialogs {
  /** Which of the two dialogs that every page has is open. */
  open: 'palette' | 'keys' | null
  /** The text in the palette's field. */
  typed: string
  /** Enter was pressed before there was a result: a pasted number opens as soon as it is found. */
  entered: boolean
}

export const pageDialogStore = createStore<PageDialogs>(() => ({ open: null, typed: '', entered: false }))

/** Opens one of them above the page; null closes both. The palette is empty each time. */
export function openPageDialog(open: PageDialogs['open']): void {
  pageDialogStore.setState({ open, typed: '', entered: false })
  if (open === 'palette') window.addEventListener('keydown', typeEarly, true)
  else window.removeEventListener('keydown', typeEarly, true)
}

/** Marks the palette's field. */
export const paletteField = { 'data-palette-field': true } as const

/** Keys that are pressed before the palette has loaded and has the focus belong to it, not to the page below. */
function typeEarly(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (document.activeElement?.hasAttribute('data-palette-field')) {
    window.removeEventListener('keydown', typeEarly, true)
    return
  }
  if (ctrlKey || metaKey || altKey || event.isComposing) return
  const { typed } = pageDialogStore.getState()
  if (key === 'Escape') openPageDialog(null)
  else if (key === 'Enter') pageDialogStore.setState({ entered: true })
  else if (key === 'Backspace') pageDialogStore.setState({ typed: typed.slice(0, -1), entered: false })
  else if (key.length === 1) pageDialogStore.setState({ typed: typed + key, entered: false })
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Ctrl K opens and closes the palette from the first paint on, inside a field, too. Returns how to stop. */
export function listenForPalette(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
    event.preventDefault()
    if (pageDialogStore.getState().open === 'palette') openPageDialog(null)
    // A key must not leave another dialog half done. Asked without the library: with it, this file of the start moves
    // parts of it into every page.
    else if (document.querySelector('[aria-modal=true]') === null) openPageDialog('palette')
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** The keys that open the palette, as labelled on this keyboard. */
export const paletteKeys: string = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
