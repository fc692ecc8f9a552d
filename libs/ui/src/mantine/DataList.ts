import { DataList as MantineDataList } from '@mantine/core'
import '@mantine/core/styles/DataList.layer.css'

export const DataList: typeof MantineDataList = MantineDataList
