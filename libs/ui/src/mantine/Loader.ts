import { Loader as MantineLoader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'

export const Loader: typeof MantineLoader = MantineLoader
