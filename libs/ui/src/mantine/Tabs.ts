import { Tabs as MantineTabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'

export const Tabs: typeof MantineTabs = MantineTabs
