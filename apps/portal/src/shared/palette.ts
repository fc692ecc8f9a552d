import { createStore } from 'zustand/vanilla'

/** The dialogs that a key or button opens on every page. */
type Asked = 'palette' | 'keys' | null

/** The open dialog of the two. */
export const paletteStore = createStore<{ asked: Asked }>(() => ({ asked: null }))

export const ask = (asked: Asked): void => paletteStore.setState({ asked })

/** The shortcut of the palette on this keyboard. */
export const paletteKeys: string = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
