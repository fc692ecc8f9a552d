import { type Language, language, loadTexts, setupI18n } from '@portal/i18n'
import { languageOfLink } from '../shared/address/link-language.ts'
import { buildId, hostSettings } from '../shared/host-settings.ts'
import type { PortalRouter } from './router.ts'

/** The settings of the host that the start of the portal needs. */
export interface Env {
  /** Base of the calls, without slash at the end; empty for this host. */
  apiUrl: string
  /** The running build; null in development. */
  buildId: string | null
  /** Operations of the contract that the backend lacks; `npm run contract:check` lists them. */
  lacks: readonly string[]
  /** Whether this document reports answers that deviate from the contract; a sample of all documents does. */
  comparesAnswers: boolean
}

/** Reads the settings in the page. Missing and wrong values are ignored. */
export function readEnv(page?: Document): Env {
  const { apiUrl, lacks, reportAnswers } = hostSettings(page)
  return {
    apiUrl: typeof apiUrl === 'string' ? (baseOf(apiUrl) ?? '') : '',
    buildId: buildId(page),
    lacks: Array.isArray(lacks) ? lacks.filter((each) => typeof each === 'string') : [],
    // oxlint-disable-next-line no-restricted-properties -- which documents compare is a sample, and not of the mock's world
    comparesAnswers: typeof reportAnswers === 'number' && Math.random() < reportAnswers,
  }
}

/** Without slashes at the end; null where it is no base. */
function baseOf(text: string): string | null {
  const base = text.replace(/(?<!\/)\/+$/, '')
  return base === '' || (/^https?:\/\/\S+$/.test(base) && URL.canParse(base)) ? base : null
}

/** Loads the language, that of the link or the stored one if none is given, and the texts around every page. */
export async function loadShellTexts(chosen: Language | undefined = languageOfLink(location)): Promise<void> {
  await setupI18n(chosen)
  await loadTexts(language(), ['site'])
}

/**
 * Starts the mock server inside the page, in builds for that, and follows an address that names a scenario. Builds
 * without a mock contain none of it.
 */
export async function startMock(): Promise<void> {
  if (!import.meta.env.VITE_MOCK) return
  if (import.meta.env.VITE_MOCK === 'page') {
    const { startMockInPage } = await import('@portal/mock-server/browser')
    const { VITE_MOCK_SEED: seed, VITE_MOCK_SCENARIO: scenario } = import.meta.env
    await startMockInPage({
      keep: true,
      ...(seed && { seed: Number(seed) }),
      ...(scenario && { scenario }),
    })
    // A build works without a network after its first visit; the worker fetches its files.
    if (import.meta.env.PROD) navigator.serviceWorker.controller?.postMessage('KEEP_OFFLINE')
  }
  if (location.hash === '') return
  const { followLink } = await import('../panel/link.ts')
  await followLink()
}

/**
 * Reports errors, policy violations and speed to the host, if it asks for that; otherwise fetches nothing.
 * @param router undefined if the portal could not start
 */
export function beginReports(router: PortalRouter | undefined, page: Document = document): void {
  if (!page.getElementById('env')?.textContent?.includes('"reportTo"')) return
  const openRoute = () => (router?.state.matches.at(-1)?.fullPath ?? null) as string | null
  // A page whose reports are lost still works.
  import('../reports/watch-page.ts').then(
    ({ watchPage }) => watchPage(openRoute),
    () => {},
  )
}
