import { memberCentreStore, menuLeaves } from '@portal/auth'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../routes/__root.tsx'

/** At bare `/user`: on to the first entry of the member menu that is a page of the portal. */
export function toFirstMemberPage({ preload, context }: { preload: boolean; context: RouterContext }): void {
  if (preload) return
  const path = firstMemberPath(context.isPage)
  if (path !== null) throw redirect({ to: path, replace: true })
}

/** The first menu entry, depth first, whose path is a page; links and embedded pages are never chosen. */
function firstMemberPath(opens: (path: string) => boolean): string | null {
  const leaves = menuLeaves(memberCentreStore.getState().userMenus)
  return leaves.find((entry) => entry.menuType === 'tab' && opens(entry.path))?.path ?? null
}
