import { Container as MantineContainer } from '@mantine/core'
import '@mantine/core/styles/Container.layer.css'

export const Container: typeof MantineContainer = MantineContainer
