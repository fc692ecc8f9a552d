import { type BrowserStorage, tabStorage } from '@portal/auth'

/** The page reloads the same path at most once within this many ms. */
export const reloadWindow = 10_000

const storageKey = 'portal:reload'

/** Tests bring their own. */
interface ReloadPorts {
  storage: BrowserStorage
  /** Epoch ms. */
  now: () => number
  reload: (href: string) => void
}

/** Loads `href` as a document, even if only the hash differs. */
export function loadDocument(href: string): void {
  const target = new URL(href, location.href)
  const sameDocument = target.pathname === location.pathname && target.search === location.search
  if (sameDocument) location.reload()
  else location.assign(target.href)
}

const pagePorts: ReloadPorts = { storage: tabStorage, now: () => Date.now(), reload: loadDocument }

/**
 * Reloads the page at the target after a chunk failed to load. Returns false if the same path was reloaded less than
 * 10 s ago, or if storage cannot note it: an error page is better than an endless loop.
 */
export function reloadAfterChunkError(href: string, ports: ReloadPorts = pagePorts): boolean {
  const path = href.replace(/[?#].*/, '')
  const now = ports.now()
  const recent = marksIn(ports.storage.read(storageKey)).filter(([, expires]) => expires > now)
  if (recent.some(([reloaded]) => reloaded === path)) return false
  const marks: Mark[] = [...recent, [path, now + reloadWindow]]
  if (!ports.storage.write(storageKey, JSON.stringify(marks))) return false
  ports.reload(href)
  return true
}

/** A reloaded path, and until when (epoch ms) it is not reloaded again. */
type Mark = [path: string, expires: number]

const isMark = (value: unknown): value is Mark =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function marksIn(text: string | null): Mark[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marks) ? marks.filter(isMark) : []
  } catch {
    return []
  }
}

/** Whether code failed to load, most often because a newer build has replaced it. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/**
 * Turns failed imports into chunk load errors when Vite reports them. The router recognises them by the start of their
 * message and would reload by itself: at the open page and not at the target, once per file for the life of the tab, with
 * unsent input and without a host.
 */
export function markChunkLoadErrors(target: EventTarget = window): () => void {
  const mark = (event: Event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (!(payload instanceof Error)) return
    payload.message = `A part of the program could not be loaded. ${payload.message}`
    payload.name = 'ChunkLoadError'
  }
  target.addEventListener('vite:preloadError', mark)
  return () => target.removeEventListener('vite:preloadError', mark)
}
