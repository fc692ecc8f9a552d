import { useRouter } from '@tanstack/react-router'
import { menuOpeners } from '../navigation/menu-openers.ts'
import type { MenuOpeners } from '../shared/address/open-menu.ts'

/** How menu entries open in this page. */
export const useMenuOpeners = (): MenuOpeners => menuOpeners(useRouter())
