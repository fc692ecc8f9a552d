import { Group, lazySection } from '@portal/ui'
import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { LayoutName } from '../navigation/page.ts'
import { withTexts } from '../shared/lazy-load.ts'
import headerStyles from './Header.module.css'
import { Header } from './Header.tsx'
import { Brand, LanguageSwitch, ThemeSwitch } from './HeaderParts.tsx'
import styles from './layouts.module.css'
import { Main, SkipLink } from './Main.tsx'

interface LayoutProps {
  children: ReactNode
}

// Nobody looks at the footer first, so it comes after the page.
const Footer = lazySection(() => withTexts(['footer'], () => import('./Footer.tsx')), { optional: true })

/** Header and the full width below it: the home page. */
export function CommonLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <Main>{children}</Main>
      <Footer />
    </>
  )
}

/** Header and one column: booking pages, articles, and the details of an order. */
function CmsLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <Main className={styles.column}>{children}</Main>
      <Footer />
    </>
  )
}

/** No header and no menu: only brand, language and theme at the top of the page. */
function BareLayout({ children }: LayoutProps) {
  return (
    <Main>
      <Group gap="xs" wrap="nowrap" maw={1440} h={56} mx="auto" px="md">
        <Brand />
        <div className={headerStyles.bareTools} data-screen>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Group>
      {children}
    </Main>
  )
}

// Visitors never see the member layout, so it is not part of the first load.
const UserLayout = lazyRouteComponent(() => import('./UserLayout.tsx'), 'UserLayout')

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  common: CommonLayout,
  cms: CmsLayout,
  user: UserLayout as ComponentType<LayoutProps>,
  none: BareLayout,
}

/** Fetches a layout before its page opens, so that no page appears without its layout. */
export async function loadLayout(name: LayoutName): Promise<void> {
  if (name === 'user') await UserLayout.preload?.()
}

/** The open page inside the layout it asks for. */
export function LayoutSwitch() {
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'common' })
  const Layout = layouts[layout]
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}
