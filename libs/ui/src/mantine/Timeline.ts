import { Timeline as MantineTimeline } from '@mantine/core'
import '@mantine/core/styles/Timeline.layer.css'

export const Timeline: typeof MantineTimeline = MantineTimeline
