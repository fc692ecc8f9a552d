import { Grid as MantineGrid } from '@mantine/core'
import '@mantine/core/styles/Grid.layer.css'

export const Grid: typeof MantineGrid = MantineGrid
