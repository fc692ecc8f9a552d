import { lastingStorage } from '@portal/auth'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A setting of the device, like its colours, for every member who signs in. */
const key = 'net-prices'

/** Whether net prices are visible; an operator hides them while a customer watches. */
const store = createStore(() => ({ shown: lastingStorage.read(key) !== 'hidden', printing: false }))

export const useNetPriceShown = (): boolean => useStore(store, ({ shown, printing }) => shown && !printing)

/** Hides net prices while printing: the printout is for the customer. */
export function useNetPriceHiddenInPrint(): void {
  // A layout effect: a later one would leave a moment in which net prices are printed.
  useLayoutEffect(() => {
    // Rendered synchronously: the browser lays out the printout right after the event.
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
