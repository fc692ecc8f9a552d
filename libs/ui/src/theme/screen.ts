import { useMediaQuery } from '@mantine/hooks'

/**
 * Below 768 px: tables become cards, dialogs go full height. Like every style here it measures in `em`, so that twice
 * the text size lays a wide window out as half of it, and nothing is cut.
 */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
