import { Flex } from '@portal/ui'

/** A titled part of the page below the accounts. */
export const BalanceSection = Flex.withProps({
  component: 'section',
  direction: 'column',
  gap: 'xs',
  mt: 'lg',
})
