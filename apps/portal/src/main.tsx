import { createQueryClient, sendFile } from '@portal/api-client'
import { connectCalls } from './boot/calls.ts'
import { beginReports, loadShellTexts, readEnv, startMock } from './boot/env.ts'
import { renderPortal, showStartFailure } from './boot/render.tsx'
import { createPortalRouter } from './boot/router.ts'
import { followNavigation, followSession, reloadForLostParts, watchRelease } from './boot/router-events.ts'
import { installTrustedTypes } from './boot/trusted-types.ts'
import { markChunkLoadErrors } from './release/chunk-reload.ts'
import { watchCutInput } from './shared/form/cut-input.ts'

/** The start of the portal, top to bottom. */
async function start() {
  installTrustedTypes()
  markChunkLoadErrors()
  const env = readEnv()
  await startMock()
  await loadShellTexts()
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient, { beforeOpening: watchRelease(env, queryClient) })
  connectCalls(env, router, { sendFile })
  followSession(router, queryClient)
  followNavigation(router)
  reloadForLostParts(router)
  watchCutInput()
  await renderPortal(router, queryClient)
  return router
}

void start().catch(showStartFailure).then(beginReports)
