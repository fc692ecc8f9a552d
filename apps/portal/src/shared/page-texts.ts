type TextsOf<Page extends string> = Page extends `/${infer Name}/$id`
  ? Name
  : Page extends `/${infer Name}`
    ? Name
    : never

/** The texts of a page, which are called after its address. */
export const textsOf = <Page extends `/${string}`>(page: Page) =>
  page.replace(/^\/|\/\$id$/g, '') as TextsOf<Page>
