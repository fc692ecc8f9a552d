import { createQueryClient } from '@portal/api-client'
import { siteStore } from '@portal/auth'
import type { Language } from '@portal/i18n'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { loadShellTexts } from './env.ts'
import { Portal } from './Portal.tsx'
import { createPortalRouter } from './router.ts'

/** Renders a page as HTML for an anonymous visitor. The build runs this instead of `main.tsx`. */
export async function renderPage(path: string, nonce: string, language: Language): Promise<string> {
  await loadShellTexts(language)
  // The page is rendered without the settings of the site, which only a server knows.
  siteStore.setState({ initialize: true })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createPortalRouter(queryClient, { history, scrollRestoration: false })
  await router.load()
  const failed = router.state.matches.find((match) => match.status === 'error')
  if (failed) throw failed.error
  return renderToString(<Portal router={router} queryClient={queryClient} nonce={nonce} />)
}

/** Every page of the site map. */
export function routePages() {
  const router = createPortalRouter(createQueryClient(), { history: createMemoryHistory() })
  return Object.values(router.routesById).flatMap(({ fullPath: pattern, options: { staticData } }) => {
    if (!staticData?.name) return []
    const { name, layout, texts } = staticData
    // The texts of a member page are in `user/`, its name leaves that out.
    return [{ pattern, layout, texts: [name, `user/${name}`, ...texts] }]
  })
}
