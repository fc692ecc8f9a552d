import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isPage } from './pages.ts'

const staticData = (name: string | null) =>
  ({ name, layout: 'user', guards: [], title: 'memberCentre', texts: [], needs: [] }) as const

test('A path is a page if a named route matches all of it', () => {
  const root = createRootRoute({ staticData: staticData(null) })
  const area = createRoute({ getParentRoute: () => root, path: '/user', staticData: staticData(null) })
  const page = (path: string) =>
    createRoute({ getParentRoute: () => area, path, staticData: staticData(path) })
  const routeTree = root.addChildren([area.addChildren([page('order/list'), page('iframe/$url')])])
  const router = createRouter({ routeTree })
  const paths = ['/user/order/list', '/user/iframe/a', '/user', '/user/order/list/more', '/nowhere']
  expect(paths.filter((path) => isPage(router, path))).toEqual(['/user/order/list', '/user/iframe/a'])
})
