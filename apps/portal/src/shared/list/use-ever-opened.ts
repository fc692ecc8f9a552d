import { useState } from 'react'

/** Whether something was ever open, so that its lazy content stays mounted for the closing animation. */
export function useEverOpened(id: string | undefined): boolean {
  const [opened, setOpened] = useState(id !== undefined)
  if (id !== undefined && !opened) setOpened(true)
  return opened
}
