/** Marked hotels, as screens call them. */
export {
  getListFavouritesQueryOptions as favouritesOptions,
  useListFavourites as useFavourites,
  useToggleFavourite,
} from '../generated/hooks/favourite/favourite'
