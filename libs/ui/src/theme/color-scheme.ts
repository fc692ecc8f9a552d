import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** Keeps the choice of light or dark; a blocked storage leaves it at light for this page. */
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
      root.setAttribute(scheme, shown)
      shown = null
    }
  }
  print.addEventListener('change', turn)
  return () => print.removeEventListener('change', turn)
}

/** Whether the page is dark now, and the other way round. */
export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}
