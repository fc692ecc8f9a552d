import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const carOperations = {
  getCarFilters: generated('getCarFilters'),
  searchCars: generated('searchCars'),
  getCar: generated('getCar'),
  quoteCar: generated('quoteCar'),
  bookCar: generated('bookCar'),
  listIndustrialZones: generated('listIndustrialZones'),
} satisfies Partial<Operations>
