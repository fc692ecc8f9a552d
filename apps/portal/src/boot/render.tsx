import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLayout } from '../layouts/layouts.tsx'
import { PageError } from '../navigation/page.ts'
import { Portal } from './Portal.tsx'
import { replayEarlyInput } from './replay-early-input.ts'
import type { PortalRouter } from './router.ts'

/** Renders the portal in place of the finished page or the skeleton, once the first route has loaded. */
export async function renderPortal(router: PortalRouter, queryClient: QueryClient): Promise<void> {
  await router.load()
  await loadLayout(router.state.matches.at(-1)?.staticData.layout ?? 'common')
  const host = document.getElementById('root')
  if (!host) throw new Error('The page has no #root.')
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  const page = (
    <StrictMode>
      <Portal router={router} queryClient={queryClient} nonce={nonce} />
    </StrictMode>
  )
  replayEarlyInput(host, () => {
    const root = createRoot(host, { onCaughtError: report })
    // A transition, so that a slow machine still accepts input in the finished page.
    startTransition(() => root.render(page))
  })
}

/** An error page shows these to the user; they are no errors of the program. */
function report(error: unknown): void {
  if (!(error instanceof PageError)) reportError(error)
}

/** Not even the texts could be loaded: the page itself says so, as it does if the program never arrives. */
export function showStartFailure(error: unknown): undefined {
  reportError(error)
  window.dispatchEvent(new Event('portal-start-failed'))
}
