import { useMediaQuery } from '@mantine/hooks'

/** Below 768 px: tables become cards, dialogs go full height. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
