import { Breadcrumbs as MantineBreadcrumbs } from '@mantine/core'
import '@mantine/core/styles/Breadcrumbs.layer.css'

export const Breadcrumbs: typeof MantineBreadcrumbs = MantineBreadcrumbs
