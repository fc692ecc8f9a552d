import type { ReactNode } from 'react'
import { useMemberCentre } from './member-centre.ts'
import { holdsNode, isPermitted, type PermissionQuery } from './permissions.ts'

/** The current path for checks by action; by default that of the page. */
let currentRoute = (): string => location.pathname

/** Connects the checks to the router; called once during the start. */
export function connectRoute(read: () => string): void {
  currentRoute = read
}

/** Whether the screen may offer an action; follows changes of the permissions. */
export function useCan(query: PermissionQuery): boolean {
  return useMemberCentre((state) => isPermitted(state.authNode, currentRoute(), query))
}

/** Whether a member-centre node such as `order/export` is granted. */
export function useHoldsNode(node: string): boolean {
  return useMemberCentre((state) => holdsNode(state.authNode, node))
}

interface CanProps {
  /** The required permission; without a value the children are always shown. */
  auth: PermissionQuery | null | undefined
  children: ReactNode
}

/** Shows its children only to members with the permission. The server enforces every node itself. */
export function Can({ auth, children }: CanProps) {
  return auth ? <Permitted auth={auth}>{children}</Permitted> : children
}

function Permitted({ auth, children }: { auth: PermissionQuery; children: ReactNode }) {
  return useCan(auth) ? children : null
}
