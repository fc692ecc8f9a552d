import { ActionIcon as MantineActionIcon } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'

export const ActionIcon: typeof MantineActionIcon = MantineActionIcon
