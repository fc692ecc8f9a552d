import { Stepper as MantineStepper } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Stepper.layer.css'

export const Stepper: typeof MantineStepper = MantineStepper
