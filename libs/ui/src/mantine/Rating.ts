import { Rating as MantineRating } from '@mantine/core'
import '@mantine/core/styles/Rating.layer.css'

export const Rating: typeof MantineRating = MantineRating
