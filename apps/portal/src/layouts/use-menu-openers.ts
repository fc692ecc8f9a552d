import { useRouter } from '@tanstack/react-router'
import { notify } from '../navigation/notify.ts'
import type { MenuOpeners } from '../shared/address/open-menu.ts'

/** How menu entries open in this page. */
export function useMenuOpeners(): MenuOpeners {
  const router = useRouter()
  return {
    navigate: (path) => void router.navigate({ href: path }),
    openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
    notifyError: notify.error,
  }
}
