import { Skeleton as MantineSkeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'

export const Skeleton: typeof MantineSkeleton = MantineSkeleton
