import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '../navigation/page-data.ts'
import { BareLayout } from './BareLayout.tsx'
import { CmsLayout } from './CmsLayout.tsx'
import { CommonLayout } from './CommonLayout.tsx'

export type Layout = ComponentType<{ children: ReactNode }>

// Visitors never see the member layout, so it stays out of the first load.
const UserLayout = lazyRouteComponent(() => import('./UserLayout.tsx'), 'UserLayout')

export const layouts: Record<LayoutName, Layout> = {
  common: CommonLayout,
  cms: CmsLayout,
  user: UserLayout as Layout,
  none: BareLayout,
}

/** Makes a layout ready before its page opens, so that no half page is ever drawn. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (name === 'user') await UserLayout.preload?.()
}
