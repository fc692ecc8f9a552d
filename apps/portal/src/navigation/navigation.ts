import type { PageData } from './page-data.ts'

/** One matched route of the target, outermost first. */
export interface PageMatch {
  routeId: string
  staticData: PageData
  params: Readonly<Record<string, string | undefined>>
}

/** A route change, as the steps of the pipeline see it. */
export interface Navigation {
  /** Path without query. */
  path: string
  /** Path with query and hash. */
  href: string
  /** Never empty: the root route is always matched. */
  matches: readonly PageMatch[]
  /** The innermost matched route. */
  page: PageData
  /** The page is being built for the first time since the document was loaded. */
  first: boolean
}

/**
 * What a step decides: nothing lets the next one run; `stop` keeps the current page (on the first page: the
 * 404 error page); a redirect goes elsewhere, outside addresses by a full page load.
 */
export type StepResult = undefined | 'stop' | { redirect: string }

export interface Step {
  name: string
  /** Whether it also runs when a link is only hovered: true for steps without an effect on the user. */
  onPreload: boolean
  run: (navigation: Navigation) => StepResult | Promise<StepResult>
}

/** The parameters of all matched routes together. */
export const paramsOf = (navigation: Navigation): PageMatch['params'] =>
  navigation.matches.at(-1)?.params ?? {}
