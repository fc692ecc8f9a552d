import { Text } from '@portal/ui'

/** Small text across all columns. */
export const SmallPrint = Text.withProps({ size: 'xs', c: 'dimmed', style: { gridColumn: '1 / -1' } })
