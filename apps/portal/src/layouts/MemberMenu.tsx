import { type MenuEntry, useMemberCentre } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Title } from '@portal/ui'
import { useLocation, useMatches } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { ApprovalBadge } from './ApprovalBadge.tsx'
import styles from './MemberMenu.module.css'
import { MenuLink } from './MenuLink.tsx'

/** Entries with a count of what is waiting. */
const counts: Readonly<Record<string, ComponentType>> = { '/user/approval/list': ApprovalBadge }

/** The server's member menu, in groups; group titles are shown only if there are several groups. */
export function MemberMenu() {
  const t = useText('site')
  const entries = useMemberCentre((state) => state.userMenus)
  const showHeadline = useMemberCentre((state) => state.showHeadline)
  const menu = useShownCurrent()
  return (
    <nav ref={menu} className={styles.menu} data-screen aria-label={t('member.menu')}>
      {entries.map((entry) => (
        <Group key={entry.id} entry={entry} showHeadline={showHeadline} />
      ))}
    </nav>
  )
}

/**
 * Scrolls the menu to the entry of the open page, because the menu is higher than a laptop screen. An observer reads the
 * position once the browser has laid out the page; measuring it directly would force an early layout.
 */
function useShownCurrent() {
  const menu = useRef<HTMLElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // oxlint-disable-next-line react/exhaustive-deps -- each page has its entry
  useEffect(() => {
    const root = menu.current
    const current = root?.querySelector('[aria-current="page"]')
    if (!root || !current) return
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect()
        const below = (seen?.boundingClientRect.bottom ?? 0) - (seen?.rootBounds?.bottom ?? 0)
        // Whole pixels plus a small margin: a fraction would leave the entry cut off.
        if (below > 0) root.scrollTop += Math.ceil(below) + 8
      },
      { root },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [path])
  return menu
}

function Group({ entry, showHeadline }: { entry: MenuEntry; showHeadline: boolean }) {
  if (entry.type !== 'menu_dir') return <Item entry={entry} />
  return (
    <section className={styles.group}>
      {showHeadline && (
        <Title order={2} size="sm" py={6} px="sm" c="dimmed">
          {entry.title}
        </Title>
      )}
      {entry.children.map((child) => (
        <Group key={child.id} entry={child} showHeadline={showHeadline} />
      ))}
    </section>
  )
}

function Item({ entry }: { entry: MenuEntry }) {
  const active = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.activeMenuPaths?.includes(entry.path) ?? false),
  })
  const Count = counts[entry.path]
  return (
    <MenuLink entry={entry} active={active} className={styles.item}>
      {entry.title}
      {Count && (
        <>
          {' '}
          <Count />
        </>
      )}
    </MenuLink>
  )
}
