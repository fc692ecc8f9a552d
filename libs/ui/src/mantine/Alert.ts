import { Alert as MantineAlert } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Alert.layer.css'

export const Alert: typeof MantineAlert = MantineAlert
