import { NumberInput as MantineNumberInput } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'

export const NumberInput: typeof MantineNumberInput = MantineNumberInput
