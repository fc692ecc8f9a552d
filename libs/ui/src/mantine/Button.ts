import { Button as MantineButton } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'

export const Button: typeof MantineButton = MantineButton
