import { SimpleGrid as MantineSimpleGrid } from '@mantine/core'
import '@mantine/core/styles/SimpleGrid.layer.css'

export const SimpleGrid: typeof MantineSimpleGrid = MantineSimpleGrid
