import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext, useEffect, useState } from 'react'

/** The site's name from the server; empty until it is known. */
export const SiteNameContext = createContext('')

/** Epoch milliseconds. The portal provides the server's clock, since the clock of the device may be wrong. */
export type Now = () => number

export const NowContext = createContext<Now>(() => Date.now())

/** The current time (epoch ms), read again every `every` milliseconds. */
export function useNow(every = 30_000): number {
  const read = useContext(NowContext)
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), every)
    return () => clearInterval(timer)
  }, [read, every])
  return now
}

/**
 * Below 768 px: tables become cards, dialogs fill the screen. Measured in `em` like every style here: at twice the
 * text size, a wide window gets the layout of half its width and nothing is cut off.
 */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
