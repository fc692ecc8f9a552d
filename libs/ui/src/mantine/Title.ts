import { Title as MantineTitle } from '@mantine/core'
import '@mantine/core/styles/Title.layer.css'

export const Title: typeof MantineTitle = MantineTitle
