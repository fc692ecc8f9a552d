import { Popover as MantinePopover } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Popover.layer.css'

export const Popover: typeof MantinePopover = MantinePopover
