import { NavLink as MantineNavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'

export const NavLink: typeof MantineNavLink = MantineNavLink
