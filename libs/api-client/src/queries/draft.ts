/** Bookings that were begun, as screens call them. */
export {
  getListDraftsQueryOptions as draftsOptions,
  useListDrafts as useDrafts,
  useRemoveDrafts,
  useSaveDraft,
} from '../generated/hooks/draft/draft'
