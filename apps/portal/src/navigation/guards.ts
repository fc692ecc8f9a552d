import { session } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { loginPath } from '../shared/session/login-path.ts'
import type { Navigation, Step, StepResult } from './navigation.ts'
import type { GuardName } from './page-data.ts'
import { PageError } from './page-error.ts'

/** True lets pass; false and an Error stop; a redirect sends elsewhere. */
type GuardVerdict = boolean | Error | { redirect: string }
type Guard = (navigation: Navigation) => GuardVerdict | Promise<GuardVerdict>

const userMountHooks = new Set<Guard>()

/** Registers something that has to happen before the member area opens; returns the way to remove it. */
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
export const guardsOf = ({ matches }: Navigation): GuardName[] => [
  ...new Set(matches.flatMap(({ staticData }) => staticData.guards)),
]

export const guards: Step = {
  name: 'guards',
  onPreload: false,
  run: async (navigation) => {
    for (const name of guardsOf(navigation)) {
      const guard = Object.hasOwn(registered, name) ? registered[name] : undefined
      if (!guard) throw new PageError(500, textOf('errors')('unknownRouteMiddleware'), { cause: name })
      const result = resultOf(await guard(navigation))
      if (result) return result
    }
    return undefined
  },
}

function resultOf(verdict: GuardVerdict): StepResult {
  if (verdict === true) return undefined
  return verdict === false || verdict instanceof Error ? 'stop' : verdict
}

/** Whether a hovered link may load its page's data already: not where a visitor would be turned away. */
export const mayPreload = (navigation: Navigation): boolean =>
  session.isSignedIn() || navigation.page.noNeedLogin === true || !guardsOf(navigation).includes('auth')
