import { connectApi } from '@portal/api-client'
import { session } from '@portal/auth'

/** Connects the API for a hook tested without the portal: in English, without notices. */
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
