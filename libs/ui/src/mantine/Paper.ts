import { Paper as MantinePaper } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'

export const Paper: typeof MantinePaper = MantinePaper
