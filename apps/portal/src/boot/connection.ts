import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui/overlays'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Says that the connection is lost for as long as it is, and then that it is back. What could not be read meanwhile is
 * read again; what could not be sent waits in its form for whoever pressed the button.
 * @returns ends it
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const t = textOf('common')
  let takeBack: (() => void) | null = null
  const lost = () => {
    takeBack ??= notify.lasting(t('connection.lost'))
  }
  const back = () => {
    takeBack?.()
    takeBack = null
    notify.success(t('connection.back'))
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  if (!navigator.onLine) lost()
  addEventListener('offline', lost)
  addEventListener('online', back)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', back)
    takeBack?.()
  }
}
