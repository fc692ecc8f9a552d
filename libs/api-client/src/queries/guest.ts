/** The address book of guests and pasted lists, as screens call them. */
export {
  parseGuests,
  useListGuests as useGuests,
  useSaveGuest,
} from '../generated/hooks/guest/guest'
