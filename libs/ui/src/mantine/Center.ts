import { Center as MantineCenter } from '@mantine/core'
import '@mantine/core/styles/Center.layer.css'

export const Center: typeof MantineCenter = MantineCenter
