import { Image as MantineImage } from '@mantine/core'
import '@mantine/core/styles/Image.layer.css'

export const Image: typeof MantineImage = MantineImage
