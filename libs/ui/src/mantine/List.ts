import { List as MantineList } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'

export const List: typeof MantineList = MantineList
