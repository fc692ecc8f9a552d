/** Marked hotels, as screens call them. */
export {
  useListFavourites as useFavourites,
  useToggleFavourite,
} from '../generated/hooks/favourite/favourite'
