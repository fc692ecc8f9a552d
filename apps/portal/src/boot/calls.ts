import {
  type ApiPorts,
  connectApi,
  setUnsupportedOperations,
  type TransportTextKey,
  type UnreadableAnswer,
} from '@portal/api-client'
import { connectPages, session } from '@portal/auth'
import { language, textOf } from '@portal/i18n'
import { overlay } from '@portal/ui'
import { connectAssets } from '../shared/address/asset-address.ts'
import { isPageAvailable } from '../shared/address/pages.ts'
import { notify } from '../shared/notify.ts'
import { afterSessionAnswer } from '../shared/session/login-path.ts'
import { setServerTime } from '../shared/time/server-clock.ts'
import type { Env } from './env.ts'
import type { PortalRouter } from './router.ts'

/** Gives calls their base, language and token, and shows their failures. `sendFile`: the upload of browsers. */
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

/** Before a real backend, development compares answers with the contract; a mock judges its own. */
const judging: Pick<ApiPorts, 'judged'> =
  import.meta.env.DEV && import.meta.env.VITE_MOCK === ''
    ? {
        judged: (call, envelope) =>
          void import('./judge-answers.ts').then(({ judgeAnswer }) => judgeAnswer(call, envelope)),
      }
    : {}

/** The transport names its texts; the bundle knows the values of each. */
const catalogueText = textOf('errors') as (key: TransportTextKey, values?: Record<string, string>) => string

/** The event on `window` by which a host learns which answers of its backend the portal could not read. */
export const unreadableEvent = 'portal-answer-unreadable'

/**
 * Reports an unreadable answer by call and field: to the host by an event, to developers on the console. Only the console
 * shows the value, since it may be private data.
 */
function reportUnreadable(answer: UnreadableAnswer, got: unknown): void {
  window.dispatchEvent(new CustomEvent(unreadableEvent, { detail: answer }))
  if (import.meta.env.DEV) {
    const { call, field, expected } = answer
    // oxlint-disable-next-line no-console -- for developers; a host listens for the event
    console.error(`${call}: ${field} should be ${expected}, but is`, got)
  }
}
