import { Outlet, useMatches } from '@tanstack/react-router'
import { layouts } from './layouts.ts'

/** The layout that the open page asks for, with the page in it. */
export function LayoutSwitch() {
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout ?? 'common' })
  const Layout = layouts[layout]
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}
