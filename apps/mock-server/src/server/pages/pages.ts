import { accessRefusal, type ControlAccess } from '../../control/guard.ts'
import type { EdgeRequest, EdgeResponse } from '../../edge/exchange.ts'
import type { Mock } from '../../mock.ts'
import type { Language } from '../../texts/language.ts'
import { plain } from './html.ts'

interface PageSettings {
  readonly access: ControlAccess
  /** Address of a portal that uses this mock; null when unknown. */
  readonly portal: string | null
}

/** The pages of the server itself; null for every other address, which belongs to the mock. */
export type Pages = (request: EdgeRequest) => Promise<EdgeResponse> | null

/**
 * Front page and API reference. They show the content of worlds, so they are answered under the same host names as
 * control calls. Their code is imported on first use.
 */
export function serverPages(mock: Mock, { access, portal }: PageSettings): Pages {
  return (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isFront = path === '/' || path === '/__mock' || path === '/__mock/'
    const isReference = path === '/reference' || path.startsWith('/reference/')
    if (!isFront && !isReference) return null
    return answer(request, async () => {
      const refusal = accessRefusal(request, access, true)
      if (refusal) return plain(refusal.status, refusal.sentence)
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'This is a page: GET it.')
      if (isReference) return (await import('./reference.ts')).referenceAnswer(request.url)
      const { frontPage } = await import('./front-page.ts')
      return frontPage(mock, languageOf(request), portal)
    })
  }
}

/** A page that fails answers its error; the mock goes on. */
async function answer(request: EdgeRequest, make: () => Promise<EdgeResponse>): Promise<EdgeResponse> {
  try {
    const response = await make()
    return request.method === 'HEAD' ? { ...response, body: null } : response
  } catch (error) {
    return plain(500, error instanceof Error ? error.message : String(error))
  }
}

/** The language of the address, otherwise the first choice of the browser among the two. */
function languageOf(request: EdgeRequest): Language {
  const chosen = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang')
  if (chosen === 'en' || chosen === 'zh-cn') return chosen
  const wanted = request.header('accept-language') ?? ''
  const [en, zh] = [wanted.search(/\ben\b/i), wanted.search(/\bzh\b/i)]
  return zh >= 0 && (en < 0 || zh < en) ? 'zh-cn' : 'en'
}
