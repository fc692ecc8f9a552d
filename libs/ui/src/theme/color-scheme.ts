import { localStorageColorSchemeManager, useMantineColorScheme } from '@mantine/core'
import { useSyncExternalStore } from 'react'

/** Stores the choice of light or dark. Without a choice, or with blocked storage, the page follows the device. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** Prints a dark page in light colours, since paper is white. Returns a function that stops it. */
export function printLight(): () => void {
  const print = window.matchMedia('print')
  const root = document.documentElement
  const scheme = 'data-mantine-color-scheme'
  let shown: string | null = null
  const turn = ({ matches }: { matches: boolean }) => {
    if (matches) {
      shown = root.getAttribute(scheme)
      root.setAttribute(scheme, 'light')
    } else if (shown !== null) {
      // A dark device reports light while it prints, so a page that follows the device may be dark again already.
      if (root.getAttribute(scheme) === 'light') root.setAttribute(scheme, shown)
      shown = null
    }
  }
  print.addEventListener('change', turn)
  return () => print.removeEventListener('change', turn)
}

/** `auto` follows the device. */
export type ColorScheme = ReturnType<typeof useMantineColorScheme>['colorScheme']

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function watchDevice(changed: () => void): () => void {
  const device = deviceIsDark()
  device.addEventListener('change', changed)
  return () => device.removeEventListener('change', changed)
}

interface DarkMode {
  /** The page is dark now. */
  dark: boolean
  /** Switches between light and dark; the device no longer counts. */
  toggle: () => void
  /** The user's choice; `auto` follows the device. */
  chosen: ColorScheme
  choose: (scheme: ColorScheme) => void
}

/** The colour scheme. The device is read during render, so that the first render labels the switch correctly. */
export function useDarkMode(): DarkMode {
  const { colorScheme: chosen, setColorScheme: choose } = useMantineColorScheme({ keepTransitions: true })
  const device = useSyncExternalStore(
    watchDevice,
    () => deviceIsDark().matches,
    () => false,
  )
  const dark = chosen === 'auto' ? device : chosen === 'dark'
  return { dark, toggle: () => choose(dark ? 'light' : 'dark'), chosen, choose }
}
