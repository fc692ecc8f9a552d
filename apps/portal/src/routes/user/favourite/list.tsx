import { createFileRoute } from '@tanstack/react-router'
import { FavouriteListPage } from '../../../features/favourite/FavouriteListPage.tsx'
import { readPageSearch } from '../../../shared/search-params.ts'

export const Route = createFileRoute('/user/favourite/list')({
  staticData: {
    name: 'favourite/list',
    layout: 'user',
    guards: [],
    title: 'favourites',
    texts: ['hotel'],
    needs: ['listFavourites'],
  },
  validateSearch: readPageSearch,
  component: FavouriteListPage,
})
