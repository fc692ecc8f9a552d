import {
  type ApiPorts,
  connectApi,
  setUnsupportedOperations,
  type TransportTextKey,
} from '@portal/api-client'
import { connectPages, session } from '@portal/auth'
import { language, textOf } from '@portal/i18n'
import { overlay } from '@portal/ui'
import { isPageAvailable } from '../shared/address/pages.ts'
import { connectAssets } from '../shared/asset-address.ts'
import { notify } from '../shared/notify.ts'
import { afterSessionAnswer } from '../shared/session/login-path.ts'
import { setServerTime } from '../shared/time/server-clock.ts'
import type { Env } from './env.ts'
import { reportUnreadable } from './report-unreadable.ts'
import type { PortalRouter } from './router.ts'

/** Lets every call find its base, language and token, and its failures the screen. `sendFile`: where a browser sends it. */
export function connectCalls(env: Env, router: PortalRouter, given: Pick<ApiPorts, 'sendFile'> = {}): void {
  connectAssets(env.apiUrl)
  setUnsupportedOperations(env.lacks)
  connectPages((path) => isPageAvailable(router, path))
  connectApi({
    baseUrl: () => env.apiUrl,
    language,
    token: session.token,
    text: catalogueText,
    unreadable: reportUnreadable,
    keepsAnswers: env.comparesAnswers,
    ...judging,
    notifyError: (message) => notify.error(message),
    notifySuccess: (message) => notify.success(message),
    overlay,
    sessionEnded: (error) => {
      const target = afterSessionAnswer(error, router.latestLocation.href)
      if (target !== null) void router.navigate({ href: target })
    },
    serverTime: setServerTime,
    ...given,
  })
}

/** The development server of a real backend says where answers leave the contract; a mock judges its own. */
const judging: Pick<ApiPorts, 'judged'> =
  import.meta.env.DEV && import.meta.env.VITE_MOCK === ''
    ? {
        judged: (call, envelope) =>
          void import('./judge-answers.ts').then(({ judgeAnswer }) => judgeAnswer(call, envelope)),
      }
    : {}

/** The transport names its texts and their values; the bundle knows which values each of them takes. */
const catalogueText = textOf('errors') as (key: TransportTextKey, values?: Record<string, string>) => string
