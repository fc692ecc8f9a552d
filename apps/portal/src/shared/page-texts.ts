type TextsOf<Page extends string> = Page extends `/${infer Name}/$id`
  ? Name
  : Page extends `/${infer Name}`
    ? Name
    : never

/** The namespace of a page's texts, which is its path. */
export const textsOf = <Page extends `/${string}`>(page: Page) =>
  page.replace(/^\/|\/\$id$/g, '') as TextsOf<Page>
