import { createStore } from 'zustand/vanilla'

type PageDialog = 'palette' | 'keys' | null

/** Which of the two dialogs that every page has is open. */
export const pageDialogStore = createStore<{ open: PageDialog }>(() => ({ open: null }))

/** Opens one of them above the page; null closes both. */
export const openPageDialog = (open: PageDialog): void => pageDialogStore.setState({ open })

/** The keys that open the palette, as labelled on this keyboard. */
export const paletteKeys: string = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
