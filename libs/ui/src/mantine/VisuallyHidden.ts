import { VisuallyHidden as MantineVisuallyHidden } from '@mantine/core'

export const VisuallyHidden: typeof MantineVisuallyHidden = MantineVisuallyHidden
