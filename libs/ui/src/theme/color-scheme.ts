import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

/** Keeps the choice of light or dark; a blocked storage leaves it at light for this page. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/** Whether the page is dark now, and the other way round. */
export function useDarkMode(): { dark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const dark = useComputedColorScheme('light') === 'dark'
  return { dark, toggle: () => setColorScheme(dark ? 'light' : 'dark') }
}
