import { ScrollArea as MantineScrollArea } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'

export const ScrollArea: typeof MantineScrollArea = MantineScrollArea
