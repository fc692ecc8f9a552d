import { Text } from '@portal/ui'

/** What is read last, across all columns. */
export const SmallPrint = Text.withProps({ size: 'xs', c: 'dimmed', style: { gridColumn: '1 / -1' } })
