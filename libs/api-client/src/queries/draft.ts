/** Bookings that were begun, as screens call them. */
export {
  useListDrafts as useDrafts,
  useRemoveDrafts,
  useSaveDraft,
} from '../generated/hooks/draft/draft'
