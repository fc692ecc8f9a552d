import { type Schemas, useDraftTripPart } from '@portal/api-client'
import { useOpenDraft } from '../quote/draft-target.ts'

/** Fills in what is missing from an order, and opens the search. What is booked there joins the trip of the order. */
export function useTripPart() {
  const open = useOpenDraft()
  const { mutate, isPending, variables } = useDraftTripPart({ request: { announce: true } })
  const add = ({ order_id, part }: Pick<Schemas['TripSuggestion'], 'order_id' | 'part'>) =>
    mutate({ data: { order_id, part } }, { onSuccess: ({ draft }) => void open(draft) })
  const isAdding = ({ order_id, part }: Pick<Schemas['TripSuggestion'], 'order_id' | 'part'>) =>
    isPending && variables.data.order_id === order_id && variables.data.part === part
  return { add, isAdding }
}
