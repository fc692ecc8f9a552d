import { connectLostParts } from '@portal/ui'
import { reloadAfterChunkError } from '../release/chunk-reload.ts'
import { mayReload } from '../release/may-reload.ts'
import type { PortalRouter } from './router.ts'

/** A part that is lost is answered with the one reload that any missing part of the program is answered with. */
export function answerLostParts(router: PortalRouter): void {
  connectLostParts(async () => (await mayReload()) && reloadAfterChunkError(router.latestLocation.href))
}
