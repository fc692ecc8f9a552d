import { type MenuEntry, useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Link, useLocation, useMatches } from '@tanstack/react-router'
import styles from '../shared/links.module.css'

/** Member centre, group and page. */
export function MemberBreadcrumbs() {
  const t = useText('site')
  const path = useLocation({ select: (location) => location.pathname })
  const menus = useMemberCentre((state) => state.userMenus)
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'memberCentre' })
  const way = wayTo(menus, path)
  const steps = way.length > 0 ? way.map((entry) => entry.title) : [t(`titles.${title}`)]
  return (
    <nav aria-label={t('member.breadcrumbs')}>
      <ol className={styles.crumbs} data-screen>
        <li>
          <Link to="/user">{t('titles.memberCentre')}</Link>
        </li>
        {steps.map((step, place) => (
          <li key={step} {...(place === steps.length - 1 && { 'aria-current': 'page' as const })}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The entries from the top of the menu down to the one with this path; empty if there is none. */
function wayTo(entries: readonly MenuEntry[], path: string): MenuEntry[] {
  for (const entry of entries) {
    if (entry.path === path) return [entry]
    const below = wayTo(entry.children, path)
    if (below.length > 0) return [entry, ...below]
  }
  return []
}
