import { lastingStorage } from '@portal/auth'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A habit of the screen like its colours, so it is the same for whoever signs in here. */
const key = 'net-prices'

/** Whether net prices stand on the screen: an operator hides them while a customer looks on. */
const store = createStore(() => ({ shown: lastingStorage.read(key) !== 'hidden', printing: false }))

export const useNetPriceShown = (): boolean => useStore(store, ({ shown, printing }) => shown && !printing)

/** What this page prints is for the customer: as if net prices were hidden, whatever stands on the screen. */
export function useNetPriceHiddenInPrint(): void {
  // Listened to as soon as prices are drawn: an effect that runs later would leave a moment in which they are printed.
  useLayoutEffect(() => {
    // Drawn at once: the paper is laid out when the event is over.
    const printing = (is: boolean) => () => flushSync(() => store.setState({ printing: is }))
    const [begin, end] = [printing(true), printing(false)]
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      store.setState({ printing: false })
    }
  }, [])
}

export function toggleNetPrice(): void {
  const shown = !store.getState().shown
  store.setState({ shown })
  if (shown) lastingStorage.remove(key)
  else lastingStorage.write(key, 'hidden')
}
