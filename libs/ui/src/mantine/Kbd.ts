import { Kbd as MantineKbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'

export const Kbd: typeof MantineKbd = MantineKbd
