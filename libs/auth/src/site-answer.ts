import type { Schemas } from '@portal/api-client/contract'
import { type MemberCentreState, memberCentreStore } from './member-centre.ts'
import { buildMenu, iframeAddresses, memberRoot, siteRoot, withoutDoubles } from './menus.ts'
import { buildAuthNode } from './permissions.ts'
import { session, type UserInfo } from './session.ts'
import { type SiteState, siteStore } from './site.ts'

export type SiteAnswer = Schemas['GetSiteAnswer']

/** The changes of the stores by the site call; without a member, `user` is null. */
interface SiteReading {
  site: Partial<SiteState>
  memberCentre: Partial<MemberCentreState>
  user: UserInfo | null
}

/** Reads the response of the site call. Pure; for a visitor `userInfo` is an empty list. */
export function readSite({ site, openMemberCenter, rules, menus, userInfo }: SiteAnswer): SiteReading {
  const user = Array.isArray(userInfo) ? null : userInfo
  const { iframe_hosts, ...settings } = site
  const userMenus = buildMenu(menus, memberRoot, ['menu_dir', 'menu'])
  const embedded = [...iframeAddresses(rules), ...iframeAddresses(menus)].flatMap(hostOf)
  return {
    site: {
      ...settings,
      iframeHosts: [...new Set([...iframe_hosts.map((host) => host.toLowerCase()), ...embedded])],
      headNav: buildMenu(rules, siteRoot, ['nav']),
      initialize: true,
      ...(user ? { userInitialize: true } : {}),
    },
    memberCentre: {
      open: openMemberCenter,
      userMenus,
      navUserMenus: withoutDoubles([
        ...buildMenu(rules, siteRoot, ['nav_user_menu']),
        ...buildMenu(menus, memberRoot, ['nav_user_menu']),
      ]),
      showHeadline: userMenus.length > 1,
      authNode: buildAuthNode(rules, menus),
    },
    user,
  }
}

function hostOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).host] : []
}

/** Writes the response to the stores. */
export function applySite(answer: SiteAnswer): void {
  const { site, memberCentre, user } = readSite(answer)
  memberCentreStore.setState(memberCentre)
  if (user) session.describe(user)
  siteStore.setState(site)
}
