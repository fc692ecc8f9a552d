import { useRouter } from '@tanstack/react-router'
import type { MenuOpeners } from '../navigation/address/open-menu.ts'
import { notify } from '../navigation/notify.ts'

/** How menu entries open in this page. */
export function useMenuOpeners(): MenuOpeners {
  const router = useRouter()
  return {
    navigate: (path) => void router.navigate({ href: path }),
    openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
    notifyError: notify.error,
  }
}
