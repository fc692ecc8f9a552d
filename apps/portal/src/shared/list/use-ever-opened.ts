import { useState } from 'react'

/** Whether something has been opened since the page was: what is fetched for it then stays, so that it can close gently. */
export function useEverOpened(id: string | undefined): boolean {
  const [opened, setOpened] = useState(id !== undefined)
  if (id !== undefined && !opened) setOpened(true)
  return opened
}
