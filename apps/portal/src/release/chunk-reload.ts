import { type BrowserStorage, tabStorage } from '@portal/auth'

/** The same path is reloaded at most once within this many ms. */
export const reloadWindow = 10_000

const storageKey = 'portal:reload'

/** What a reload needs; tests bring their own. */
interface ReloadPorts {
  storage: BrowserStorage
  /** Epoch ms. */
  now: () => number
  reload: (href: string) => void
}

/** Loads `href` as a document, also where only the hash would differ. */
export function loadDocument(href: string): void {
  const target = new URL(href, location.href)
  const sameDocument = target.pathname === location.pathname && target.search === location.search
  if (sameDocument) location.reload()
  else location.assign(target.href)
}

const pagePorts: ReloadPorts = { storage: tabStorage, now: () => Date.now(), reload: loadDocument }

/**
 * Reloads the page at the target after a chunk could not be loaded. False when the same path was reloaded
 * less than 10 s ago, or when storage cannot remember it: then an endless loop is worse than an error page.
 */
export function reloadAfterChunkError(href: string, ports: ReloadPorts = pagePorts): boolean {
  const path = href.replace(/[?#].*$/, '')
  const now = ports.now()
  const recent = marksIn(ports.storage.read(storageKey)).filter(([, expires]) => expires > now)
  if (recent.some(([reloaded]) => reloaded === path)) return false
  const marks: Mark[] = [...recent, [path, now + reloadWindow]]
  if (!ports.storage.write(storageKey, JSON.stringify(marks))) return false
  ports.reload(href)
  return true
}

/** A path that was reloaded, and until when it is not again, in epoch ms. */
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

/** A part of the program that could not be loaded, most often because a newer build has replaced it. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkError'

/**
 * Renames failed imports as soon as the loader reports them. The router would otherwise know them by their
 * message and reload on its own account, unguarded and on a mere hover.
 */
export function markChunkErrors(target: EventTarget = window): () => void {
  const mark = (event: Event) => {
    const { payload } = event as Event & { payload?: unknown }
    if (!(payload instanceof Error)) return
    payload.message = `A part of the program could not be loaded. ${payload.message}`
    payload.name = 'ChunkError'
  }
  target.addEventListener('vite:preloadError', mark)
  return () => target.removeEventListener('vite:preloadError', mark)
}
