import { useSession } from '@portal/auth'
import { useEffect } from 'react'
import { recall, remember } from '../form/form-drafts.ts'

/**
 * The last search params of each list, so that a page of one row leads back to the list as it was. In memory and by
 * member number, because keywords are names of guests.
 */
type Searches = Readonly<Record<string, object>>

const name = 'searches of lists'

/** Remembers the search params of a list as long as it is open; the most recently opened list is stored last. */
export function useRememberedSearch(page: string, search: object): void {
  const owner = useSession(({ id }) => id)
  useEffect(() => {
    const { [page]: _, ...others } = recall<Searches>(owner, name) ?? {}
    remember(owner, name, { ...others, [page]: search })
  }, [owner, page, search])
}

const lastListSearch = (owner: number, page: string) => recall<Searches>(owner, name)?.[page]

/** The search params with which this member saw a list last; undefined for a list that was not open. */
export function useLastSearch(page: string): object | undefined {
  const owner = useSession(({ id }) => id)
  return lastListSearch(owner, page)
}

/** Of several lists with the same row, the one that this member saw last; before that the first. */
export function useLastList<Page extends string>(pages: readonly [Page, ...Page[]]): Page {
  const owner = useSession(({ id }) => id)
  const seen = Object.keys(recall<Searches>(owner, name) ?? {})
  return pages.toSorted((one, other) => seen.indexOf(other) - seen.indexOf(one))[0] ?? pages[0]
}

/** The last search with its filters and sort, if it was for the same; otherwise only what is wanted. */
export function listSearchFor<Wanted extends object>(owner: number, page: string, wanted: Wanted): Wanted {
  const last = lastListSearch(owner, page) as Partial<Wanted> | undefined
  const isSame = (Object.keys(wanted) as (keyof Wanted)[]).every((key) => last?.[key] === wanted[key])
  return isSame ? { ...last, ...wanted } : wanted
}

export const forgetListSearches = (owner: number): void => remember(owner, name, {})
