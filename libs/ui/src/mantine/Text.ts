import { Text as MantineText } from '@mantine/core'
import '@mantine/core/styles/Text.layer.css'

export const Text: typeof MantineText = MantineText
