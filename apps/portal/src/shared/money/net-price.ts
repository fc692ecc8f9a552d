import { lastingStorage } from '@portal/auth'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A habit of the screen like its colours, so it is the same for whoever signs in here. */
const key = 'net-prices'

/** Whether net prices stand on the screen: an operator hides them while a customer looks on. */
const store = createStore(() => ({ shown: lastingStorage.read(key) !== 'hidden' }))

export const useNetPriceShown = (): boolean => useStore(store, ({ shown }) => shown)

export function toggleNetPrice(): void {
  const shown = !store.getState().shown
  store.setState({ shown })
  if (shown) lastingStorage.remove(key)
  else lastingStorage.write(key, 'hidden')
}
