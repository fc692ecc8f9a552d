import { type FormEvent, useId, useState } from 'react'
import { useToday } from '../../shared/time/server-clock.ts'

interface SearchFormOptions<Values, Errors, Search> {
  /** The initial values; the day is null in a prerendered page. */
  begin: (day: string | null) => Values
  errorsOf: (values: Values, day: string) => Errors
  /** Null while a part is missing. */
  toSearch: (values: Values, day: string) => Search | null
  onSearch: (search: Search) => void
}

/** A search form. It does not submit while a part is missing, and shows what is missing from then on. */
export function useSearchForm<Values extends object, Errors extends object, Search>({
  begin,
  errorsOf,
  toSearch,
  onSearch,
}: SearchFormOptions<Values, Errors, Search>) {
  const day = useToday()
  /** Prefix of the fields' ids, which end with the name of their error. */
  const id = useId()
  const [values, setValues] = useState(() => begin(day))
  const [tried, setTried] = useState(false)
  const errors: Partial<Errors> = tried && day ? errorsOf(values, day) : {}
  const change = (part: Partial<Values>) => setValues((known) => ({ ...known, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!day) return
    const search = toSearch(values, day)
    if (search) return onSearch(search)
    const [first] = Object.keys(errorsOf(values, day))
    document.getElementById(`${id}${first}`)?.focus()
  }
  return { id, day, values, errors, change, submit }
}
