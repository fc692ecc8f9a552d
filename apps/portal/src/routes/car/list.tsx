import { createFileRoute } from '@tanstack/react-router'
import { CarListPage } from '../../features/car/list/CarListPage.tsx'
import { readCarListSearch } from '../../features/car/list/car-list-search.ts'

export const Route = createFileRoute('/car/list')({
  staticData: {
    name: 'car/list',
    layout: 'cms',
    guards: [],
    title: 'carList',
    texts: ['stay', 'hotel', 'ride'],
    needs: ['searchCars'],
  },
  validateSearch: readCarListSearch,
  component: CarListPage,
})
