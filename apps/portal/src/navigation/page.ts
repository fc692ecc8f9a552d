import type { OperationId } from '@portal/api-client'
import type { Namespace, TextCatalogue, TextKey } from '@portal/i18n'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

export type LayoutName = 'common' | 'cms' | 'user' | 'none'
export type GuardName = 'user-mount' | 'auth'

type Params = Readonly<Record<string, string | undefined>>

/** What every route declares as its `staticData`. A route without it does not compile. */
export interface PageData {
  /** Unique name of the page; null for a section that is not a page itself. */
  name: string | null
  layout: LayoutName
  /** Run in this order, after those of the parent routes. */
  guards: readonly GuardName[]
  /** Title of the page, a key of the `site` texts. */
  title: TextKey<TextCatalogue['site']['titles']>
  /** Text bundles in addition to those named after the page's path and name. */
  texts: readonly Namespace[]
  /** Operations the page depends on. If the backend has none of them, nothing links here. Empty: no operation. */
  needs: readonly OperationId[]
  /** Opens without a login although a parent route requires one. */
  noNeedLogin?: boolean
  /** Menu paths highlighted while this page is open, in addition to its own. */
  activeMenuPaths?: readonly string[]
  /** True opens the page. False is a 404 with 'Page not found: {path}'; otherwise status and message of the error page. */
  validate?: (params: Params) => boolean | { status: number; message: string }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageData {}
}

/** The router's context, filled in by the boot. */
export interface RouterContext {
  queryClient: QueryClient
  /** The router itself: routes and steps ask it about other routes. */
  router: AnyRouter
  /** Fetches the code of a layout. */
  loadLayout: (name: LayoutName) => Promise<void>
  /** Runs last before a page opens: loads its payload, or the whole document if a newer build was detected. */
  beforeOpening: (navigation: Navigation) => Promise<void>
}

/** A route change, as its steps see it. */
export interface Navigation {
  context: RouterContext
  /** Path without query. */
  path: string
  /** Path with query and hash. */
  href: string
  /** The matched routes, outermost first. Never empty: the root route always matches. */
  matches: readonly { routeId: string; staticData: PageData; params: Params }[]
  /** Data of the innermost matched route. */
  page: PageData
  /** Address of the open page; null while the first page of the document loads. */
  current: string | null
}

/** An error with a page of its own: 404 shows "Page Not Found", any other status "Internal Server Error". */
export class PageError extends Error {
  /** An HTTP status. */
  readonly status: number

  /** `message` is shown to the user, in the current language; the cause goes to the console. */
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PageError'
    this.status = status
  }
}
