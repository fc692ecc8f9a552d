import type { AnyRouter } from '@tanstack/react-router'
import type { MenuOpeners } from '../shared/address/open-menu.ts'
import { notify } from './notify.ts'

/** How menu entries open in this page. */
export const menuOpeners = (router: AnyRouter): MenuOpeners => ({
  navigate: (path) => void router.navigate({ href: path }),
  openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
  notifyError: notify.error,
})
