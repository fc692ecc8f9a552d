import { NativeSelect as MantineNativeSelect } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'

export const NativeSelect: typeof MantineNativeSelect = MantineNativeSelect
