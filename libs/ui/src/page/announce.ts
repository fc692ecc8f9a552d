import { createStore } from 'zustand/vanilla'

/** What assistive technology reads out; `turn` changes with each announcement, so that a repeated one is heard. */
export const announcementStore = createStore(() => ({ message: '', turn: 0 }))

/** Says something to screen readers that the eye sees anyway: the page that opened, how many results there are. */
export const announce = (message: string) =>
  announcementStore.setState(({ turn }) => ({ message, turn: turn + 1 }))
