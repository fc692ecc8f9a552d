import { useRouter } from '@tanstack/react-router'
import type { MenuOpeners } from '../navigation/open-menu.ts'
import { tell } from '../navigation/tell.ts'

/** How menu entries open in this page. */
export function useMenuOpeners(): MenuOpeners {
  const router = useRouter()
  return {
    navigate: (path) => void router.navigate({ href: path }),
    openWindow: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
    notifyError: tell.error,
  }
}
