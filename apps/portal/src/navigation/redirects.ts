import { textOf } from '@portal/i18n'
import { redirect } from '@tanstack/react-router'
import { loadDocument } from '../release/chunk-reload.ts'
import { leavesPortal, safeUrl } from '../shared/address/safe-url.ts'
import { type Navigation, PageError } from './page.ts'

/** Goes elsewhere instead of the target: within the portal by the router, to another site by a full page load. */
export async function redirectTo(address: string, navigation: Navigation): Promise<never> {
  const target = safeUrl(address, 'menu-link')
  if (target === null) throw new PageError(404, textOf('errors')('externalRefused', { address }))
  if (!leavesPortal(target, window.location.origin)) throw redirect({ href: target, replace: true })
  loadDocument(target)
  // The target stays closed while the document loads. The browser may later show this document again, as it was.
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
  return stay(navigation)
}

/** Ends the route change: the open page stays; if there is none yet, the 404 page is shown. */
export function stop(navigation: Navigation): never {
  if (navigation.current !== null) return stay(navigation)
  throw new PageError(404, textOf('errors')('pageNotFound', { path: navigation.href }))
}

/** The address has changed already; it goes back to that of the open page. */
function stay({ current }: Navigation): never {
  throw redirect({ href: current ?? '/', replace: true })
}
