import { expect, test } from 'vitest'
import { pastedStops } from './pasted-stops.ts'

const hired = ['2026-12-30', '2026-12-31', '2027-01-01']
const read = (...lines: string[]) =>
  pastedStops(lines.join('\n'), hired).stops.map(({ date, time, stop }) =>
    [date.slice(5), time, stop].join(' | '),
  )

test('R2.258 reads the days of an itinerary as people write them', () => {
  expect(
    read(
      'Day 1: Airport',
      '第2天 大金塔',
      'D3 Bagan',
      '第一天 酒店',
      '12月31日（周四） 茵雅湖',
      '2027-01-01 Mandalay',
    ),
  ).toEqual([
    '12-30 |  | Airport',
    '12-31 |  | 大金塔',
    '01-01 |  | Bagan',
    '12-30 |  | 酒店',
    '12-31 |  | 茵雅湖',
    '01-01 |  | Mandalay',
  ])
  expect(
    read('12/31 Bago', '31/12 Twante', '30 Dec Thanlyin', 'Jan 1, 2027 (Fri) Hpa-An', '1/1/2027 Inle'),
  ).toEqual([
    '12-31 |  | Bago',
    '12-31 |  | Twante',
    '12-30 |  | Thanlyin',
    '01-01 |  | Hpa-An',
    '01-01 |  | Inle',
  ])
})

test('R2.258 reads times in both languages, and keeps the end of a span in the text', () => {
  expect(
    read(
      '9:00 Factory',
      '2pm Bank',
      '上午9点半 工业区',
      '下午2:30 仰光港',
      '晚上8点 晚餐',
      '晚上11点 酒店',
      '凌晨5点 机场',
      '09:00-11:00 Museum',
      '８：０５ Market',
    ),
  ).toEqual([
    '12-30 | 09:00 | Factory',
    '12-30 | 14:00 | Bank',
    '12-30 | 09:30 | 工业区',
    '12-30 | 14:30 | 仰光港',
    '12-30 | 20:00 | 晚餐',
    '12-30 | 23:00 | 酒店',
    '12-30 | 05:00 | 机场',
    '12-30 | 09:00 | Museum (–11:00)',
    '12-30 | 08:05 | Market',
  ])
})

test('R2.258 a day holds for the lines and places after it', () => {
  expect(
    read(
      'Date\tTime\tPlace',
      'Day 2',
      '• 08:30 Hotel → 10:00 Hlaing Thar Yar → Thilawa',
      '大金塔、翠贤湖',
      '3 lakes viewpoint',
    ),
  ).toEqual([
    '12-31 | 08:30 | Hotel',
    '12-31 | 10:00 | Hlaing Thar Yar',
    '12-31 |  | Thilawa',
    '12-31 |  | 大金塔',
    '12-31 |  | 翠贤湖',
    '12-31 |  | 3 lakes viewpoint',
  ])
})

test('R2.258 nothing of another day is taken or lost', () => {
  expect(pastedStops('2 Jan 10:00 Airport\nDay 7 Home\nlate lunch', hired)).toEqual({
    stops: [],
    left: ['2 Jan 10:00 Airport', 'Day 7 Home', 'late lunch'],
    reason: 'otherDays',
  })
})

test('R5.113 days beyond the ninth are read as Chinese writes them', () => {
  const month = Array.from({ length: 31 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
  const { stops } = pastedStops('第十天 勃固\n第十二日 茵莱\n第二十天 蒲甘\n第三十一天 机场', month)
  expect(stops.map(({ date }) => date.slice(8))).toEqual(['10', '12', '20', '31'])
})

test('R5.113 the end of a day belongs to the next one, and never becomes noon', () => {
  expect(read('晚上12点 酒店', '半夜2点 机场', '夜里11点半 夜市', '凌晨12点 出发', '24:00 Depot')).toEqual([
    '12-31 | 00:00 | 酒店',
    '12-30 | 02:00 | 机场',
    '12-30 | 23:30 | 夜市',
    '12-30 | 00:00 | 出发',
    '12-31 | 00:00 | Depot',
  ])
  expect(read('第三天 晚上12点 机场')).toEqual(['01-01 |  | 机场 (24:00)'])
})

test('R5.113 a place that is too long is not cut but stays, with its day', () => {
  const long = 'Pagoda '.repeat(40).trim()
  expect(pastedStops(`Day 2 Hotel\n10:00 ${long}`, hired)).toEqual({
    stops: [{ date: '2026-12-31', time: '', stop: 'Hotel' }],
    left: [`D2 10:00 ${long}`],
    reason: 'tooLong',
  })
})
