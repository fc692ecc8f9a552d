/** What the host decides when it starts, written into the page as JSON so that no call is needed for it. */
export interface Env {
  /** Base of the calls, without slash at the end; empty for this host. */
  apiUrl: string
  /** The running build; null in development. */
  buildId: string | null
  /** Operations of the contract that the backend does not have; `npm run contract:check` lists them. */
  lacks: readonly string[]
}

const nothing: Env = { apiUrl: '', buildId: null, lacks: [] }

/** Reads the block; what is missing or wrong there counts as not said. */
export function readEnv(page: Document = document): Env {
  try {
    const found = JSON.parse(page.getElementById('env')?.textContent ?? '{}') as Record<string, unknown>
    const { apiUrl, buildId, lacks } = found
    return {
      apiUrl: typeof apiUrl === 'string' ? (baseOf(apiUrl) ?? nothing.apiUrl) : nothing.apiUrl,
      buildId: typeof buildId === 'string' && buildId !== '' ? buildId : nothing.buildId,
      lacks: Array.isArray(lacks) ? lacks.filter((each) => typeof each === 'string') : nothing.lacks,
    }
  } catch {
    return nothing
  }
}

/** Without slashes at the end; null where it is no base. */
function baseOf(text: string): string | null {
  const base = text.replace(/\/+$/, '')
  return base === '' || (/^https?:\/\/\S+$/.test(base) && URL.canParse(base)) ? base : null
}
