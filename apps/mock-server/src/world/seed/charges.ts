import type { HotelRecord, LocalCharge } from '../../domain/hotel/hotel.ts'

/** What hotels collect on the spot, by city. */
const chargesByCity: Readonly<Record<string, readonly LocalCharge[]>> = {
  bagan: [
    {
      code: 'bagan_zone_fee',
      name: { en: 'Bagan archaeological zone fee', 'zh-cn': '蒲甘考古区门票' },
      amount: '25000',
      currency: 'MMK',
      basis: 'per_person_stay',
      from_age: null,
    },
  ],
  inle: [
    {
      code: 'inle_zone_fee',
      name: { en: 'Inle Lake zone fee', 'zh-cn': '茵莱湖景区门票' },
      amount: '20000',
      currency: 'MMK',
      basis: 'per_person_stay',
      from_age: 6,
    },
  ],
  kualalumpur: [
    {
      code: 'tourism_tax',
      name: { en: 'Tourism tax', 'zh-cn': '旅游税' },
      amount: '10',
      currency: 'MYR',
      basis: 'per_room_night',
      from_age: null,
    },
  ],
  chiangmai: [
    {
      code: 'provincial_fee',
      name: { en: 'Provincial hotel fee', 'zh-cn': '府级酒店费' },
      basis: 'percentage',
      percent: 1,
    },
  ],
  phuket: [
    {
      code: 'beach_fee',
      name: { en: 'Beach club fee', 'zh-cn': '海滩俱乐部费' },
      amount: '150',
      currency: 'THB',
      basis: 'per_person_night',
      from_age: 12,
    },
  ],
  hanoi: [
    {
      code: 'registration_fee',
      name: { en: 'Police registration of guests', 'zh-cn': '客人登记费' },
      amount: '50000',
      currency: 'VND',
      basis: 'per_room_stay',
      from_age: null,
    },
  ],
}

export const chargesOf = (hotel: HotelRecord): readonly LocalCharge[] => chargesByCity[hotel.city] ?? []
