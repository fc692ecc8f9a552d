import { useStore } from 'zustand'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { announcementStore } from './announce.ts'

/** The one region announcements go to. Stands once, outside everything that comes and goes. */
export function LiveRegion() {
  const { message, turn } = useStore(announcementStore)
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true" data-testid="live-region">
      <span key={turn}>{message}</span>
    </VisuallyHidden>
  )
}
