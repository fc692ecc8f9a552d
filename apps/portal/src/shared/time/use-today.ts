import { useSyncExternalStore } from 'react'
import { today } from './server-clock.ts'

const never = () => () => {}

/** Today by the server's clock, `YYYY-MM-DD`; null in a page that was built ahead of its day. */
export const useToday = (): string | null =>
  useSyncExternalStore(
    never,
    () => today(),
    () => null,
  )
