import { Fieldset as MantineFieldset } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'

export const Fieldset: typeof MantineFieldset = MantineFieldset
