import { FileButton as MantineFileButton } from '@mantine/core'

export const FileButton: typeof MantineFileButton = MantineFileButton
