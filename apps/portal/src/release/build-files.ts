/** The files a build leaves beside its pages. Plain static files of this host, so not calls of the API. */
export interface BuildFiles {
  /** The build this page was made by; null in development, where there is no manifest. */
  buildId: string | null
  /** Parsed JSON; null when the file is missing, unreachable or no JSON. */
  read: (path: string) => Promise<unknown>
}

/** Navigation waits for some of them, and does without those that take longer; ms. */
const patience = 5_000

/** Reads them over HTTP, from the place the portal is served at. */
export function buildFiles(
  buildId: string | null,
  get: typeof fetch = (...request) => fetch(...request),
): BuildFiles {
  return {
    buildId,
    read: async (path) => {
      try {
        const response = await get(`/${path}`, { signal: AbortSignal.timeout(patience) })
        return response.ok ? await response.json() : null
      } catch {
        return null
      }
    },
  }
}
