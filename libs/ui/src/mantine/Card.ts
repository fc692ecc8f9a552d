import { Card as MantineCard } from '@mantine/core'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Card.layer.css'

export const Card: typeof MantineCard = MantineCard
