import type { OperationId } from '@portal/api-client'
import type { Namespace, TextCatalogue, TextKey } from '@portal/i18n'

export type LayoutName = 'common' | 'cms' | 'user' | 'none'
export type GuardName = 'user-mount' | 'auth'

/** What a failed validation may say; the default is 404 with 'Page not found: {path}'. */
export interface PageError {
  status: number
  message: string
}

/** What every route states about itself. The type makes a route without it a compile error. */
export interface PageData {
  /** Name of the page, unique; null for a section that is no page of its own. */
  name: string | null
  layout: LayoutName
  /** Run in this order, those of the parent first. */
  guards: readonly GuardName[]
  /** Title of the page, in the `site` texts. */
  title: TextKey<TextCatalogue['site']['titles']>
  /** Text bundles beside those of the page's own path and name. */
  texts: readonly Namespace[]
  /** Calls that the page lives by: before a backend that has none of them nothing leads here. Empty: it needs none. */
  needs: readonly OperationId[]
  /** Opens without login although its parent asks for it. */
  noNeedLogin?: boolean
  /** Menu paths that are highlighted while this page is open, beside its own. */
  activeMenuPaths?: readonly string[]
  /** True lets the page open; anything else raises the error page. */
  validate?: (params: Readonly<Record<string, string | undefined>>) => boolean | PageError
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageData {}
}
