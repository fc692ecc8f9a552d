import { buildFiles } from './build-files.ts'
import { reloadAfterChunkError } from './chunk-reload.ts'
import { mayReload } from './may-reload.ts'

/** Whether the host answers with the file that every build has. */
const hostAnswers = async (): Promise<boolean> =>
  (await buildFiles(null).read(`builds/latest.json?${Date.now()}`)) !== null

/**
 * Reloads the page at the target after code failed to load; returns false if the page stays. It stays while the host
 * cannot be reached: a reload would replace a working page by the browser's error page.
 */
export const reloadForLostCode = async (href: string): Promise<boolean> =>
  (await hostAnswers()) && (await mayReload()) && reloadAfterChunkError(href)
