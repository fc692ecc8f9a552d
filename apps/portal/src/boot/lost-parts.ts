import { connectChunkRecovery } from '@portal/ui'
import { reloadForLostCode } from '../release/lost-code.ts'
import type { PortalRouter } from './router.ts'

/** A part that is lost is answered with the one reload that any missing part of the program is answered with. */
export function answerLostParts(router: PortalRouter): void {
  connectChunkRecovery(() => reloadForLostCode(router.latestLocation.href))
}
