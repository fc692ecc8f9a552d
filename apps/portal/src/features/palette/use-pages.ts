import { isSupported } from '@portal/api-client'
import { type MenuEntry, useIsSignedIn, useMemberCentre, useSite } from '@portal/auth'
import { useText } from '@portal/i18n'
import type { AnyRouter } from '@tanstack/react-router'
import { menuOpeners, openMenu } from '../../shared/address/open-menu.ts'
import type { Entry } from './entries.ts'

/** A menu entry with the titles of its groups. */
interface Placed {
  entry: MenuEntry
  place: string
}

const placed = (entries: readonly MenuEntry[], place: string): Placed[] =>
  entries.flatMap((entry) =>
    entry.type === 'menu_dir' ? placed(entry.children, entry.title) : [{ entry, place }],
  )

/** All pages that the menus offer, without duplicates: the site's, the member's, and pages without an entry. */
export function usePages(router: AnyRouter): Entry[] {
  const t = useText('site')
  const signedIn = useIsSignedIn()
  const headNav = useSite((site) => site.headNav)
  const { open, userMenus, navUserMenus } = useMemberCentre((state) => state)
  const openers = menuOpeners(router)
  const own = (title: string, path: string): Entry => ({
    key: path,
    title,
    also: path,
    onChoose: () => void router.navigate({ to: path }),
  })
  const member = open && signedIn ? [...placed(userMenus, ''), ...placed(navUserMenus, '')] : []
  const pages = [
    own(t('titles.home'), '/'),
    ...[...placed(headNav, ''), ...member].map(({ entry, place }) => ({
      key: entry.path,
      title: entry.title,
      place,
      also: entry.menuType === 'tab' ? entry.path : '',
      onChoose: () => openMenu(entry, openers),
    })),
    ...(member.length > 0 && isSupported('listNotifications')
      ? [own(t('titles.notifications'), '/user/notification/list')]
      : []),
  ]
  return pages.filter(({ key }, index) => pages.findIndex((page) => page.key === key) === index)
}
