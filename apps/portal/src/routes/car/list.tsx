import { createFileRoute } from '@tanstack/react-router'
import { CarListPage } from '../../features/car/list/CarListPage.tsx'
import type { CarListSearch } from '../../features/car/list/car-list-search.ts'
import { unread } from '../../shared/search-params.ts'

export const Route = createFileRoute('/car/list')({
  staticData: {
    name: 'car/list',
    layout: 'cms',
    guards: [],
    title: 'carList',
    texts: ['stay', 'hotel', 'ride'],
  },
  validateSearch: unread<CarListSearch>,
  component: CarListPage,
})
