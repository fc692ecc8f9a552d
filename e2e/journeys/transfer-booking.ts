import { expect, type Page } from '@playwright/test'

/** A pick-up in Yangon, some weeks after the world starts, for two adults. */
const pickUp = {
  transfer_type: 'pickup',
  airport: 'RGN',
  airport_name: 'Yangon International Airport (RGN)',
  tz: 'Asia/Yangon',
  flight_number: '8M332',
  place_id: 'yangon-downtown',
  place_name: 'Pansodan House',
  service_local: '2026-12-10T16:00:00+06:30',
  passengers: '2',
  luggage: '2',
}

export const transfersAddress = `/airport/list?${new URLSearchParams(pickUp)}`

/** The booking page of a vehicle class for it. */
export const transferBookingAddress = `/airport/booking?${new URLSearchParams({ ...pickUp, vehicle_class: 'sedan' })}`

/** The labels on the way from a transfer search to an order. */
export const transferLabels = {
  'zh-cn': {
    tab: '接送机',
    airport: '到达机场',
    flightNumber: '航班号',
    destination: '目的地',
    typed: '火车站',
    place: /^仰光/,
    flight: '航班到达',
    nextMonth: '下个月',
    tenth: /^2026年12月10日/,
    time: '时间',
    search: '搜索接送机',
    found: /\d+ 种车型可选/,
    choose: '预订: 轿车',
    lines: '价格明细',
    driver: '司机语言',
    fee: /中文司机/,
    lead: '姓名，成人 1',
    second: '姓名，成人 2',
    contact: '联系电话',
    order: '提交订单',
  },
  en: {
    tab: 'Airport transfers',
    airport: 'Arriving airport',
    flightNumber: 'Flight number',
    destination: 'Destination',
    typed: 'railway',
    place: /^Yangon/,
    flight: 'Flight arrives',
    nextMonth: 'Next month',
    tenth: / 10 Dec 2026$/,
    time: 'Time',
    search: 'Search transfers',
    found: /\d+ vehicle classes/,
    choose: 'Book: Sedan',
    lines: 'Price breakdown',
    driver: 'Driver’s language',
    fee: /Chinese-speaking driver/,
    lead: 'Full name, Adult 1',
    second: 'Full name, Adult 2',
    contact: 'Contact phone',
    order: 'Place order',
  },
} as const

type TransferLabels = (typeof transferLabels)[keyof typeof transferLabels]

/** The flight lands on 10 December at 15:15; the world starts in November. */
export async function chooseFlightTime(page: Page, text: TransferLabels): Promise<void> {
  const flight = page.getByRole('group', { name: text.flight })
  await flight.getByRole('button').click()
  const calendar = page.getByRole('dialog', { name: text.flight })
  await calendar.getByRole('button', { name: text.nextMonth }).click()
  await calendar.getByRole('button', { name: text.tenth }).click()
  await expect(calendar).toBeHidden()
  await flight.getByLabel(text.time).fill('15:15')
}
