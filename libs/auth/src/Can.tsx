import type { ReactNode } from 'react'
import { useMemberCentre } from './member-centre.ts'
import { holdsNode, isPermitted, type PermissionQuery } from './permissions.ts'

/** The current path for checks by action; the page's own address unless a router says otherwise. */
let currentRoute = (): string => location.pathname

/** Connects the checks to the router; called once in the boot. */
export function connectRoute(read: () => string): void {
  currentRoute = read
}

/** Whether the screen may offer it; asks again when the site's answer changes. */
export function useCan(query: PermissionQuery): boolean {
  return useMemberCentre((state) => isPermitted(state.authNode, currentRoute(), query))
}

/** Whether a member-centre node such as `order/export` is granted. */
export function useHoldsNode(node: string): boolean {
  return useMemberCentre((state) => holdsNode(state.authNode, node))
}

interface CanProps {
  /** What must be permitted; without a value the children always stand. */
  auth: PermissionQuery | null | undefined
  children: ReactNode
}

/** Shows its children only where the member may use them. The server enforces every node itself. */
export function Can({ auth, children }: CanProps) {
  return auth ? <Permitted auth={auth}>{children}</Permitted> : children
}

function Permitted({ auth, children }: { auth: PermissionQuery; children: ReactNode }) {
  return useCan(auth) ? children : null
}
