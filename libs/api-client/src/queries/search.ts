/** What was searched last, as screens call it. */
export { useListSearchHistory as useSearchHistory } from '../generated/hooks/search/search'
