/** Bookings that were begun, as screens call them. */
export {
  getListDraftsQueryOptions as draftsOptions,
  saveDraft,
  useListDrafts as useDrafts,
  useRemoveDrafts,
} from '../generated/hooks/draft/draft'
