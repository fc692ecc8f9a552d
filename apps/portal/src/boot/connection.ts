import { textOf } from '@portal/i18n'
import { notify } from '@portal/ui/overlays'
import type { QueryClient } from '@tanstack/react-query'

let takeBack: (() => void) | null = null

/** One notice at a time; again where its reader has taken it away. */
const sayLost = (): void => {
  takeBack = notify.lasting(textOf('common')('connection.lost'))
}

/** Notices as everybody says them: a call without a connection has no second one beside that of the connection. */
export const noticesOfCalls = {
  ...notify,
  error: (message: string): void => {
    if (takeBack && message === textOf('errors')('disconnected')) sayLost()
    else notify.error(message)
  },
}

/**
 * Says that the connection is lost for as long as it is, and then that it is back. What could not be read meanwhile is
 * read again; what could not be sent waits in its form for whoever pressed the button.
 * @returns ends it
 */
export function watchConnection(queryClient: QueryClient): () => void {
  const back = () => {
    takeBack?.()
    takeBack = null
    notify.success(textOf('common')('connection.back'))
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  if (!navigator.onLine) sayLost()
  addEventListener('offline', sayLost)
  addEventListener('online', back)
  return () => {
    removeEventListener('offline', sayLost)
    removeEventListener('online', back)
    takeBack?.()
    takeBack = null
  }
}
