import { Chip as MantineChip } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'

export const Chip: typeof MantineChip = MantineChip
