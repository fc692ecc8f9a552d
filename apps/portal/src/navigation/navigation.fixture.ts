import type { Navigation } from './navigation.ts'
import type { PageData } from './page-data.ts'

export const pageData = (given: Partial<PageData> = {}): PageData => ({
  name: 'hotel/list',
  layout: 'cms',
  guards: [],
  title: 'hotelList',
  texts: [],
  needs: [],
  ...given,
})

interface Given {
  href?: string
  page?: Partial<PageData>
  /** Static data of the routes above the page. */
  above?: Partial<PageData>[]
  params?: Record<string, string>
  first?: boolean
}

/** A route change for tests, to `/hotel/list` unless another is given. */
export function navigation({
  href = '/hotel/list',
  page,
  above = [],
  params = {},
  first = false,
}: Given = {}): Navigation {
  const target = pageData(page)
  const matches = [...above.map((data) => pageData({ name: null, ...data })), target].map(
    (staticData, place) => ({
      routeId: String(place),
      staticData,
      params,
    }),
  )
  return { href, path: href.replace(/[?#].*$/, ''), page: target, matches, first }
}
