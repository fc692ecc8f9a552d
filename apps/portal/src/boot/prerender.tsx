import { createQueryClient } from '@portal/api-client'
import { siteStore } from '@portal/auth'
import type { Language } from '@portal/i18n'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Portal } from './Portal.tsx'
import { createPortalRouter } from './router.ts'
import { loadShellTexts } from './texts.ts'

/** The build's twin of `main.tsx`: the real tree of one page as HTML, for an anonymous visitor. */
export async function renderPage(path: string, nonce: string, language: Language): Promise<string> {
  await loadShellTexts(language)
  // What the server would tell is not known here; the page is drawn without it.
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
    return [{ pattern, layout: staticData.layout, texts: [staticData.name, ...staticData.texts] }]
  })
}
