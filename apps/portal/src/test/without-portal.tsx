import { connectApi } from '@portal/api-client'
import { session } from '@portal/auth'
import { UiProvider } from '@portal/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Connects the API for a hook tested without the portal: in English, without notices. */
export function connectHook(): void {
  const nothing = () => {}
  connectApi({
    baseUrl: () => location.origin,
    language: () => 'en',
    token: session.token,
    text: (key) => key,
    notifyError: nothing,
    notifySuccess: nothing,
    overlay: { show: nothing, hide: nothing },
    sessionEnded: nothing,
    serverTime: nothing,
  })
}

/** Around a part of a page that may ask the server. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return (
    <UiProvider>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UiProvider>
  )
}
