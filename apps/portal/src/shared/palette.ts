import { createStore } from 'zustand/vanilla'

/** What is asked for by a key or a button, above whatever page is open. */
type Asked = 'palette' | 'keys' | null

/** Which of the two dialogs that every page has is open. */
export const paletteStore = createStore<{ asked: Asked }>(() => ({ asked: null }))

export const ask = (asked: Asked): void => paletteStore.setState({ asked })

/** The keys that open the palette, as they stand on this keyboard. */
export const paletteKeys: string = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
