import { Burger as MantineBurger } from '@mantine/core'
import '@mantine/core/styles/Burger.layer.css'

export const Burger: typeof MantineBurger = MantineBurger
