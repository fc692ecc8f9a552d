import { isSupported, useCountOrders } from '@portal/api-client'

/** The tags in use, which the input of this list suggests: the browser's own list leaves Esc to the dialog. */
export function KnownTags({ id }: { id: string }) {
  const { data } = useCountOrders({}, { query: { enabled: isSupported('countOrders') } })
  return (
    <datalist id={id}>
      {data?.by_tag.map(({ tag }) => (
        <option key={tag}>{tag}</option>
      ))}
    </datalist>
  )
}
