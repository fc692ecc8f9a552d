import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { BuildFiles } from './build-files.ts'
import { loadManifest } from './manifest.ts'

/** What `{path}/_payload.json` holds: the answers that the finished page was drawn from. */
interface Payload {
  answers: ({ key: QueryKey; data: unknown } | null)[]
}

/** Fetches the payload of a prerendered path before it opens, once per path, and of no other path. */
export function payloads(files: BuildFiles, queryClient: QueryClient): (path: string) => Promise<void> {
  const seen = new Map<string, Promise<void>>()

  const fetchPayload = async (path: string) => {
    const found = (await files.read(
      `${path === '/' ? '' : `${path.slice(1)}/`}_payload.json?${files.buildId}`,
    )) as Payload | null
    // A payload that could not be read is asked for again; the page loads its data by itself meanwhile.
    if (!Array.isArray(found?.answers)) return void seen.delete(path)
    for (const answer of found.answers)
      if (Array.isArray(answer?.key)) queryClient.setQueryData(answer.key, answer.data)
  }

  return async (path) => {
    const { prerendered } = await loadManifest()
    if (!prerendered.includes(path)) return
    const known = seen.get(path) ?? fetchPayload(path)
    seen.set(path, known)
    await known
  }
}
