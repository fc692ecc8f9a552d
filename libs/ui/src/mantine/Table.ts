import { Table as MantineTable } from '@mantine/core'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Table.layer.css'

export const Table: typeof MantineTable = MantineTable
