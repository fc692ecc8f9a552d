import type { MenuEntry } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { menuOpeners, openMenu } from '../shared/address/open-menu.ts'
import { safeUrl } from '../shared/address/safe-url.ts'

interface MenuLinkProps {
  entry: MenuEntry
  className?: string | undefined
  /** Highlighted although another address is open. */
  active?: boolean
  children?: ReactNode
}

/** One menu entry: a link inside the portal, one to a new window, or, if it cannot open, the reason why. */
export function MenuLink({ entry, className, active = false, children = entry.title }: MenuLinkProps) {
  const t = useText('site')
  const openers = menuOpeners(useRouter())
  const inside = entry.menuType === 'tab' || entry.menuType === 'iframe'
  const address = safeUrl(entry.path, inside ? 'return-path' : 'menu-link')
  if (inside && address !== null) {
    return (
      <Link
        to={address}
        className={className}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(active && { 'aria-current': 'page', 'data-status': 'active' })}
      >
        {children}
      </Link>
    )
  }
  if (entry.menuType === 'link' && address !== null) {
    return (
      <a
        href={address}
        className={className}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('header.newWindow', { title: entry.title })}
      >
        {children}
      </a>
    )
  }
  return (
    <button type="button" className={className} onClick={() => openMenu(entry, openers)}>
      {children}
    </button>
  )
}
