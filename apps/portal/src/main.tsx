import { createQueryClient, sendFile } from '@portal/api-client'
import { connectCalls } from './boot/api.ts'
import { readEnv } from './boot/env.ts'
import { answerLostParts } from './boot/lost-parts.ts'
import { startMock } from './boot/mock.ts'
import { followNavigation } from './boot/progress.ts'
import { watchRelease } from './boot/release.ts'
import { renderPortal } from './boot/render.tsx'
import { beginReports } from './boot/reports.ts'
import { createPortalRouter } from './boot/router.ts'
import { followSession } from './boot/session.ts'
import { showStartFailure } from './boot/start-failure.ts'
import { loadShellTexts } from './boot/texts.ts'
import { installTrustedTypes } from './boot/trusted-types.ts'
import { markChunkLoadErrors } from './release/chunk-reload.ts'

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
  answerLostParts(router)
  await renderPortal(router, queryClient)
  return router
}

void start().catch(showStartFailure).then(beginReports)
