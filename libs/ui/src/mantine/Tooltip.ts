import { Tooltip as MantineTooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'

export const Tooltip: typeof MantineTooltip = MantineTooltip
