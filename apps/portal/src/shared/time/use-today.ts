import { useSyncExternalStore } from 'react'
import { today } from './server-clock.ts'

const never = () => () => {}

/** Today by the server's clock, `YYYY-MM-DD`; null in a prerendered page. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    never,
    () => today(),
    () => null,
  )
