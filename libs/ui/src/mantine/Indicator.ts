import { Indicator as MantineIndicator } from '@mantine/core'
import '@mantine/core/styles/Indicator.layer.css'

export const Indicator: typeof MantineIndicator = MantineIndicator
