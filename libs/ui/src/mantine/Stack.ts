import { Stack as MantineStack } from '@mantine/core'
import '@mantine/core/styles/Stack.layer.css'

export const Stack: typeof MantineStack = MantineStack
