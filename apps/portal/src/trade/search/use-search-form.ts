import { type FormEvent, useId, useState } from 'react'
import { type PlaceZone, useFirstDay } from '../../shared/time/first-day.ts'
import { useSearchChange } from '../results/search-change.tsx'

interface SearchFormOptions<Values, Errors, Search> {
  /** Zone of the place in the address. */
  tz: PlaceZone
  /** Zone of the chosen place, whose today is the first day. */
  zoneOf: (values: Values) => PlaceZone
  /** The initial values; the first day is null in a prerendered page. */
  begin: (day: string | null) => Values
  errorsOf: (values: Values, day: string) => Errors
  /** Null while a part is missing. */
  toSearch: (values: Values, day: string) => Search | null
  onSearch: (search: Search) => void
  /** Whether input outside of the values differs from the search. */
  isChangedBeside?: boolean
}

/** A search form. It does not submit while a part is missing, and shows what is missing from then on. */
export function useSearchForm<Values extends object, Errors extends object, Search>({
  tz,
  zoneOf,
  begin,
  errorsOf,
  toSearch,
  onSearch,
  isChangedBeside = false,
}: SearchFormOptions<Values, Errors, Search>) {
  /** Prefix of the fields' ids, which end with the name of their error. */
  const id = useId()
  const firstDay = useFirstDay(tz)
  const [values, setValues] = useState(() => begin(firstDay))
  const [began] = useState(values)
  const zone = zoneOf(values)
  const day = useFirstDay(zone)
  const [tried, setTried] = useState(false)
  const errors: Partial<Errors> = tried && day ? errorsOf(values, day) : {}
  const searchText = (known: Values) => (day ? JSON.stringify(toSearch(known, day)) : null)
  useSearchChange(`${id}form`, isChangedBeside || searchText(values) !== searchText(began))
  const change = (part: Partial<Values> | ((known: Values) => Partial<Values>)) =>
    setValues((known) => ({ ...known, ...(typeof part === 'function' ? part(known) : part) }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!day) return
    const search = toSearch(values, day)
    if (search) return onSearch(search)
    const [first] = Object.keys(errorsOf(values, day))
    document.getElementById(`${id}${first}`)?.focus()
  }
  return { id, day, zone, values, errors, change, submit }
}
