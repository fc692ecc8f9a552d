import { session, siteStore, type UserInfo } from '@portal/auth'
import { type Control, createControl, type LiveInfo } from '@portal/mock-server/control'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { PortalRouter } from '../boot/router.ts'
import { enterMember, leaveMember } from '../shared/session/member.ts'
import type { FaultChoice } from './fault-choice.ts'

/** What every part of the panel works with. */
export interface Steering {
  readonly control: Control
  readonly router: PortalRouter
  /** Changes the mock, then refreshes page and panel; a refusal is shown, never thrown. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>
  /** The rule with which the form of faults begins; null for an empty form. */
  readonly draft: FaultChoice | null
  /** Opens the form of faults with a rule to edit. */
  readonly editFault: (draft: FaultChoice) => void
}

export const SteeringContext = createContext<Steering | null>(null)

export function useSteering(): Steering {
  const steering = useContext(SteeringContext)
  if (!steering) throw new Error('This part is outside the panel.')
  return steering
}

/** Number of the order whose page is open; empty on other pages. */
export const orderOnPage = (path: string): string => /\/detail\/([A-Z]\d{6,})/.exec(path)?.[1] ?? ''

/** First element of the query keys of the panel. */
export const panelKey = 'mock-panel'

/** How often the panel reads the mock again, in ms. */
const glance = 3000

/** The answer of a control call, refreshed every few seconds while it is on the screen. */
export function useSeen<T>(name: string, read: (control: Control) => Promise<T>): T | undefined {
  const { control } = useSteering()
  return useQuery({
    queryKey: [panelKey, name],
    queryFn: () => read(control),
    refetchInterval: glance,
    staleTime: 0,
    retry: false,
  }).data
}

/** The live server that answers some of the calls; null if there is none. A mock inside the page never has one. */
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

/**
 * Continues as another member, or as a visitor for null. The page does not reload, because that would restart a mock
 * inside it.
 */
export async function continueAs(
  user: UserInfo | null,
  { router, queryClient, path }: { router: PortalRouter; queryClient: QueryClient; path?: string },
): Promise<void> {
  leaveMember(queryClient)
  if (user) enterMember(user, queryClient)
  else {
    session.forget()
    siteStore.setState({ userInitialize: false })
  }
  await router.navigate({ href: path ?? router.state.location.href })
  await router.invalidate()
}
