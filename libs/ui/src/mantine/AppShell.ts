import { AppShell as MantineAppShell } from '@mantine/core'
import '@mantine/core/styles/AppShell.layer.css'

export const AppShell: typeof MantineAppShell = MantineAppShell
