import { localStorageColorSchemeManager, useMantineColorScheme } from '@mantine/core'
import { useSyncExternalStore } from 'react'

/** Keeps the choice of light or dark; without one, and where storage is blocked, the page looks as the device does. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** Paper is white: a dark page is printed light, and is dark again afterwards. Answers how to stop watching. */
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
      // A device that is dark counts as light on paper: whoever follows it may have turned the page back already.
      if (root.getAttribute(scheme) === 'light') root.setAttribute(scheme, shown)
      shown = null
    }
  }
  print.addEventListener('change', turn)
  return () => print.removeEventListener('change', turn)
}

/** Light, dark, or as the device is. */
export type ColorScheme = ReturnType<typeof useMantineColorScheme>['colorScheme']

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function watchDevice(changed: () => void): () => void {
  const device = deviceIsDark()
  device.addEventListener('change', changed)
  return () => device.removeEventListener('change', changed)
}

interface DarkMode {
  /** Whether the page is dark now. */
  dark: boolean
  /** The other way round, from now on whatever the device does. */
  toggle: () => void
  /** What was chosen here: `auto` follows the device. */
  chosen: ColorScheme
  choose: (scheme: ColorScheme) => void
}

/** Whether the page is dark, and why. The device is asked as it is drawn: an answer that comes later would name the switch wrongly. */
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
