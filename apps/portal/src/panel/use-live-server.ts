import { createControl, type LiveInfo } from '@portal/mock-server/control'
import { useQuery } from '@tanstack/react-query'

/** The live server that takes a part of the calls; null for none. A mock inside the page never has one. */
export function useLiveServer(): LiveInfo | null {
  const { data } = useQuery({
    queryKey: ['mock-live-server'],
    queryFn: async () => (await createControl({ baseUrl: location.origin }).health()).live,
    enabled: import.meta.env.VITE_MOCK === 'server',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? null
}
