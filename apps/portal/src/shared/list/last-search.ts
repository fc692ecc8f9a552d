/** The last search params of each list, so that a page of one row leads back to the list as it was. */
const searches = new Map<string, object>()

export const rememberListSearch = (page: string, search: object): void => {
  searches.set(page, search)
}

/** Empty for a list that was not open. */
export const lastListSearch = (page: string): object => searches.get(page) ?? {}

export const forgetListSearches = (): void => searches.clear()
