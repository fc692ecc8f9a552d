import { UiProvider } from '@portal/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Around a part of a page that may ask the server. */
export function WithQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return (
    <UiProvider>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UiProvider>
  )
}
