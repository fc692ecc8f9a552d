import { createQueryClient } from '@portal/api-client'
import type { AnyRouter } from '@tanstack/react-router'
import type { BuildFiles } from '../release/build-files.ts'
import type { Navigation, PageData, RouterContext } from './page.ts'

const pageData = (data: Partial<PageData> = {}): PageData => ({
  name: 'hotel/list',
  layout: 'cms',
  guards: [],
  title: 'hotelList',
  texts: [],
  needs: [],
  ...data,
})

export interface Target {
  href?: string
  page?: Partial<PageData>
  /** Static data of the routes above the page. */
  above?: Partial<PageData>[]
  params?: Record<string, string>
  /** Address of the open page; null while the first one loads. */
  current?: string | null
  context?: Partial<RouterContext>
}

/** A route change from `/car/list` to `/hotel/list`, unless the test says otherwise. */
export function navigation({
  href = '/hotel/list',
  page,
  above = [],
  params = {},
  current = '/car/list',
  context = {},
}: Target = {}): Navigation {
  const target = pageData(page)
  const matches = [...above.map((data) => pageData({ name: null, ...data })), target].map(
    (staticData, place) => ({ routeId: String(place), staticData, params }),
  )
  const router = { state: { resolvedLocation: current === null ? undefined : { href: current } } }
  return {
    context: {
      queryClient: createQueryClient(),
      router: router as unknown as AnyRouter,
      loadLayout: async () => {},
      beforeOpening: async () => {},
      ...context,
    },
    href,
    path: href.replace(/[?#].*/, ''),
    page: target,
    matches,
    current,
  }
}

/** The files of a build whose manifest redirects these paths. */
export function buildWithRedirects(redirects: Record<string, string>): BuildFiles {
  const rules = Object.fromEntries(Object.entries(redirects).map(([path, redirect]) => [path, { redirect }]))
  const matcher = { static: rules, wildcard: {}, dynamic: {} }
  return { buildId: 'b1', read: async () => ({ id: 'b1', timestamp: 1, matcher, prerendered: [] }) }
}
