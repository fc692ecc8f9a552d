import { Divider as MantineDivider } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'

export const Divider: typeof MantineDivider = MantineDivider
