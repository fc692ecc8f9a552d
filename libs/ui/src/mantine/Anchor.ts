import { Anchor as MantineAnchor } from '@mantine/core'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/core/styles/Anchor.layer.css'

export const Anchor: typeof MantineAnchor = MantineAnchor
