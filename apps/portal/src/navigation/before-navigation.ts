import { textOf } from '@portal/i18n'
import { redirect } from '@tanstack/react-router'
import { loadLayout } from '../layouts/layouts.ts'
import { isChunkError, loadDocument } from '../release/chunk-reload.ts'
import { leavesPortal, safeUrl } from '../shared/address/safe-url.ts'
import { loginRoute } from '../shared/session/login-path.ts'
import { mayPreload } from './guards.ts'
import type { Navigation, PageMatch, StepResult } from './navigation.ts'
import { PageError } from './page-error.ts'
import { runPipeline } from './pipeline.ts'
import { afterPipeline, currentHref, preloadChunks } from './router-link.ts'

/** What the root route's beforeLoad is given; it sees the matches of the whole target. */
interface BeforeNavigation {
  location: { pathname: string; href: string }
  /** The matched routes, outermost first. Their own type is made of the router's, which is made of this. */
  matches: unknown
  preload: boolean
}

/** Runs the pipeline before a route opens, and its harmless part when a link is hovered. */
export async function beforeNavigation({ location, matches, preload }: BeforeNavigation): Promise<void> {
  const navigation = describe(location, matches)
  if (preload && !mayPreload(navigation)) throw redirect({ to: loginRoute })
  // After the calls, which are short and decide more.
  setTimeout(() => {
    preloadChunks(navigation)
    loadLayout(navigation.page.layout).catch(() => {})
  })
  // What has no effect on the user starts at once; its step finds it under way, or says what went wrong.
  runPipeline(navigation, { preload: true }).catch(() => {})
  const result = await runPipeline(navigation, { preload }).catch(async (error: unknown) => {
    // A file is missing where a newer build has replaced this one: then the target is loaded in full.
    if (!preload && isChunkError(error)) await afterPipeline(navigation)
    throw error
  })
  await obey(result, navigation)
  if (preload) return
  await afterPipeline(navigation)
  // The first page is drawn once its layout is there; its data need not wait for that.
  if (!navigation.first) await loadLayout(navigation.page.layout)
}

function describe(location: BeforeNavigation['location'], matches: BeforeNavigation['matches']): Navigation {
  const found = matches as readonly PageMatch[]
  const page = found.at(-1)?.staticData
  if (!page) throw new Error('The root route is always matched.')
  return { path: location.pathname, href: location.href, matches: found, page, first: currentHref() === null }
}

async function obey(result: StepResult, { first, href }: Navigation): Promise<void> {
  if (result === undefined) return
  if (result === 'stop') {
    if (first) throw new PageError(404, textOf('errors')('pageNotFound', { path: href }))
  } else await leave(result.redirect)
  // The address has moved on already; it goes back to the page that stays.
  throw redirect({ href: currentHref() ?? '/', replace: true })
}

/** Ends for those who come back: the browser may show this document as it was when another one took its place. */
async function leave(address: string): Promise<void> {
  const target = safeUrl(address, 'menu-link')
  if (target === null) throw new PageError(404, textOf('errors')('externalRefused', { address }))
  if (!leavesPortal(target, window.location.origin)) throw redirect({ href: target, replace: true })
  loadDocument(target)
  // The page that was asked for stays closed while the document loads.
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
}
