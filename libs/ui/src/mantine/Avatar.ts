import { Avatar as MantineAvatar } from '@mantine/core'
import '@mantine/core/styles/Avatar.layer.css'

export const Avatar: typeof MantineAvatar = MantineAvatar
