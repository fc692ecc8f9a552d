import { type FormEvent, useId, useState } from 'react'
import { useToday } from '../../shared/time/use-today.ts'

interface SearchFormOptions<Values, Errors, Search> {
  /** What the form begins with; the day is null until the page has taken over from the prerendered one. */
  begin: (day: string | null) => Values
  errorsOf: (values: Values, day: string) => Errors
  /** Null while a part is missing. */
  toSearch: (values: Values, day: string) => Search | null
  onSearch: (search: Search) => void
}

/** The form of a search: nothing is sent while a part is missing, and what is missing is shown from then on. */
export function useSearchForm<Values extends object, Errors extends object, Search>({
  begin,
  errorsOf,
  toSearch,
  onSearch,
}: SearchFormOptions<Values, Errors, Search>) {
  const day = useToday()
  /** Begins the id of each field, which ends with the name of its error. */
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
