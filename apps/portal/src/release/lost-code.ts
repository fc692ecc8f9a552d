import { buildFiles } from './build-files.ts'
import { reloadAfterChunkError } from './chunk-reload.ts'
import { mayReload } from './may-reload.ts'

/** Whether the host has the file that every build leaves there, at this moment. */
const hostAnswers = async (): Promise<boolean> =>
  (await buildFiles(null).read(`builds/latest.json?${Date.now()}`)) !== null

/**
 * Answers code that could not be fetched with one reload at the target; false where the page stays. It stays while
 * the host cannot be reached: a reload would bring the browser's own error page in place of one that works.
 */
export const reloadForLostCode = async (href: string): Promise<boolean> =>
  (await hostAnswers()) && (await mayReload()) && reloadAfterChunkError(href)
