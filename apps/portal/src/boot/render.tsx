import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLayout } from '../layouts/layouts.tsx'
import { PageError } from '../navigation/page.ts'
import { Portal } from './Portal.tsx'
import type { PortalRouter } from './router.ts'
import { takeOver } from './take-over.ts'

/** Draws the portal over the finished or waiting page, once the first route has loaded. */
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
  takeOver(host, () => {
    const root = createRoot(host, { onCaughtError: report })
    // In steps, so that a slow machine goes on taking what is typed into the finished page.
    startTransition(() => root.render(page))
  })
}

/** What an error page already says to the user is no error of the program. */
function report(error: unknown): void {
  if (!(error instanceof PageError)) reportError(error)
}
