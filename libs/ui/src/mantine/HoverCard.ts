import { HoverCard as MantineHoverCard } from '@mantine/core'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Popover.layer.css'

export const HoverCard: typeof MantineHoverCard = MantineHoverCard
