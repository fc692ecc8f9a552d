import type { Control } from '@portal/mock-server/control'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { PortalRouter } from '../boot/router.ts'

/** What every part of the panel has to work with. */
export interface Steering {
  readonly control: Control
  readonly router: PortalRouter
  /** Does something to the mock, then draws page and panel again; a refusal is shown, never thrown. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>
}

export const SteeringContext = createContext<Steering | null>(null)

export function useSteering(): Steering {
  const steering = useContext(SteeringContext)
  if (!steering) throw new Error('This part stands outside the panel.')
  return steering
}

/** Number of the order whose page is open; empty on every other page. */
export const orderOnPage = (path: string): string => /\/detail\/([A-Z]\d{6,})/.exec(path)?.[1] ?? ''

/** First step of the key of everything that the panel has read from the mock. */
const panelKey = 'mock-panel'

/** How often the panel looks at a world whose clock ticks, in ms. */
const glance = 3000

/** What a control call answers, read again every few seconds while it is on the screen. */
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
