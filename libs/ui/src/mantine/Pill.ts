import { Pill as MantinePill } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Pill.layer.css'

export const Pill: typeof MantinePill = MantinePill
