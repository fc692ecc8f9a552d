import { getAccountProfile, signOut } from '@portal/api-client'
import { lastingStorage, session } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useEffect } from 'react'
import { notify } from '../shared/notify.ts'
import { afterSessionAnswer } from '../shared/session/login-path.ts'
import { serverNow } from '../shared/time/server-clock.ts'
import type { PortalRouter } from './router.ts'

const minute = 60_000

/** When somebody last did something in any tab of this browser, in epoch ms. */
const activeKey = 'portal.active'

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Ends the session of a member who does nothing in any tab for as long as the company allows. Who types without a call
 * keeps it alive, and what was typed survives its end, as that of any other session. Returns a function that stops it.
 */
export function followIdle(router: Pick<PortalRouter, 'latestLocation' | 'navigate'>): () => void {
  let acted = true
  const act = () => {
    acted = true
  }

  const look = () => {
    const idle = session.store.getState().siteInfo?.idle_minutes
    if (!session.isSignedIn() || idle === undefined) return
    if (acted) {
      acted = false
      lastingStorage.write(activeKey, String(serverNow()))
      // The server counts calls; a failed one is tried again a minute later.
      void getAccountProfile({ background: true }).catch(() => undefined)
      return
    }
    const rest = idle * minute - (serverNow() - Number(lastingStorage.read(activeKey) ?? 0))
    if (rest > minute) return
    if (rest > 0) notify.info(textOf('common')('idleSoon'))
    else end()
  }

  const end = () => {
    const { refresh_token } = session.store.getState()
    void signOut({ refresh_token, refreshToken: refresh_token }, { background: true }).catch(() => undefined)
    const target = afterSessionAnswer({ code: 409, data: null }, router.latestLocation.href)
    if (target !== null) void router.navigate({ href: target })
  }

  for (const name of acts) addEventListener(name, act, { capture: true, passive: true })
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    for (const name of acts) removeEventListener(name, act, { capture: true })
  }
}

/** Follows the member while it is on the page; only companies that set an end need it. */
export default function IdleEnd({ router }: { router: PortalRouter }) {
  useEffect(() => followIdle(router), [router])
  return null
}
