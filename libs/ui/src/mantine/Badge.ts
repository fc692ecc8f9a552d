import { Badge as MantineBadge } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'

export const Badge: typeof MantineBadge = MantineBadge
