import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Whether net prices stand on the screen: an operator hides them while a customer looks on. */
const store = createStore(() => ({ shown: true }))

export const useNetPriceShown = (): boolean => useStore(store, ({ shown }) => shown)

export const toggleNetPrice = (): void => store.setState(({ shown }) => ({ shown: !shown }))
