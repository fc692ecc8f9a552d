import { connectApi } from '@portal/api-client'
import { session } from '@portal/auth'

/** Connects the calls of a hook that is tested without the portal around it: in English, and nothing is shown. */
export function connectHook(): void {
  const nothing = () => {}
  connectApi({
    baseUrl: () => location.origin,
    language: () => 'en',
    token: session.token,
    text: (key) => key,
    notifyError: nothing,
    notifySuccess: nothing,
    overlay: { show: nothing, hide: nothing },
    sessionEnded: nothing,
    serverTime: nothing,
  })
}
