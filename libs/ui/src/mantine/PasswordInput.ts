import { PasswordInput as MantinePasswordInput } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'

export const PasswordInput: typeof MantinePasswordInput = MantinePasswordInput
