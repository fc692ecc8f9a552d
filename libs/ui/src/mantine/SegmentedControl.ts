import { SegmentedControl as MantineSegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'

export const SegmentedControl: typeof MantineSegmentedControl = MantineSegmentedControl
