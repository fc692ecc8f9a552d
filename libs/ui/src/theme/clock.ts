import { createContext, useContext, useEffect, useState } from 'react'

/** Epoch milliseconds. The portal gives the server's clock, so that a wrong clock of the machine misleads nobody. */
export type Now = () => number

export const NowContext = createContext<Now>(() => Date.now())

/** The present moment (epoch ms), read again every `every` milliseconds. */
export function useNow(every = 30_000): number {
  const read = useContext(NowContext)
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), every)
    return () => clearInterval(timer)
  }, [read, every])
  return now
}
