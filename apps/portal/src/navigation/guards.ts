import { session } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { loginPath } from '../shared/session/login-path.ts'
import { type GuardName, type Navigation, PageError } from './page.ts'
import { redirectTo, stop } from './redirects.ts'

/** True lets the page open; false and an Error stop the route change; a redirect goes elsewhere. */
type GuardVerdict = boolean | Error | { redirect: string }
type Guard = (navigation: Navigation) => GuardVerdict | Promise<GuardVerdict>

const userMountHooks = new Set<Guard>()

/** Registers something that must happen before the member area opens; returns a function that removes it. */
export function onUserMount(hook: Guard): () => void {
  userMountHooks.add(hook)
  return () => userMountHooks.delete(hook)
}

const registered: Record<GuardName, Guard> = {
  'user-mount': async (navigation) => {
    for (const hook of userMountHooks) {
      const verdict = await hook(navigation)
      if (verdict !== true) return verdict
    }
    return true
  },
  auth: ({ page, href }) =>
    session.isSignedIn() ||
    page.noNeedLogin === true || { redirect: loginPath({ to: href, why: 'sign-in' }) },
}

/** Names of the guards of all matched routes, the outer ones first, each once. */
export const guardsOf = ({ matches }: Pick<Navigation, 'matches'>): GuardName[] => [
  ...new Set(matches.flatMap(({ staticData }) => staticData.guards)),
]

/** Runs the guards of the target until one refuses. */
export async function runGuards(navigation: Navigation): Promise<void> {
  for (const name of guardsOf(navigation)) {
    const guard = Object.hasOwn(registered, name) ? registered[name] : undefined
    if (!guard) throw new PageError(500, textOf('errors')('unknownRouteMiddleware'), { cause: name })
    const verdict = await guard(navigation)
    if (verdict === false || verdict instanceof Error) stop(navigation)
    if (verdict !== true) await redirectTo(verdict.redirect, navigation)
  }
}

/** Whether hovering a link may load its page: not if the guards would turn the visitor away. */
export const mayPreload = (navigation: Navigation): boolean =>
  session.isSignedIn() || navigation.page.noNeedLogin === true || !guardsOf(navigation).includes('auth')
