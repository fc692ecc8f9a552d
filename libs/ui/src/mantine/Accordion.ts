import { Accordion as MantineAccordion } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'

export const Accordion: typeof MantineAccordion = MantineAccordion
