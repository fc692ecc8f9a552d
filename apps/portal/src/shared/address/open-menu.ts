import type { MenuEntry } from '@portal/auth'
import { textOf } from '@portal/i18n'
import type { AnyRouter } from '@tanstack/react-router'
import { notify } from '../notify.ts'
import { safeUrl } from './safe-url.ts'

/** What opening an entry needs. */
interface MenuOpeners {
  navigate: (path: string) => void
  openWindow: (address: string) => void
  notifyError: (message: string) => void
}

/** How menu entries open in this page. */
export const menuOpeners = (router: AnyRouter): MenuOpeners => ({
  navigate: (path) => void router.navigate({ href: path }),
  openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  notifyError: notify.error,
})

/** Opens a menu entry by its type; a directory never navigates. */
export function openMenu(entry: MenuEntry, openers: MenuOpeners): void {
  if (entry.type === 'menu_dir') return
  if (entry.menuType === 'tab' || entry.menuType === 'iframe') return openInside(entry.path, openers)
  if (entry.menuType !== 'link') return openers.notifyError(textOf('errors')('menuTypeUnrecognized'))
  const address = safeUrl(entry.path, 'menu-link')
  if (address === null) return refuse(entry.path, openers)
  openers.openWindow(address)
}

/** Navigates inside the portal. An external URL or an unsafe protocol is refused with a notice. */
export function openInside(path: string, openers: Pick<MenuOpeners, 'navigate' | 'notifyError'>): void {
  const safe = safeUrl(path, 'return-path')
  if (safe === null) return refuse(path, openers)
  openers.navigate(safe)
}

function refuse(address: string, { notifyError }: Pick<MenuOpeners, 'notifyError'>) {
  notifyError(textOf('errors')('externalRefused', { address }))
}
