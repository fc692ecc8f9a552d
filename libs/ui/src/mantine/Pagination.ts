import { Pagination as MantinePagination } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Pagination.layer.css'

export const Pagination: typeof MantinePagination = MantinePagination
