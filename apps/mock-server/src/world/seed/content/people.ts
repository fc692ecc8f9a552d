import type { AuthorRow, KeywordRow, TagRow } from '../../../domain/cms/content.ts'
import { both } from './channels.ts'

const author = (
  id: number,
  en: string,
  zh: string,
  motto: [string, string],
  gender: 0 | 1 | 2,
): AuthorRow => ({
  id,
  nickname: both(en, zh),
  motto: both(...motto),
  gender,
})

/** The desk that writes for the content section. All persons are invented. */
export const editors: readonly AuthorRow[] = [
  author(901, 'Waypost Desk', '路标编辑部', ['Checked twice before it is printed', '核实两遍再发布'], 0),
  author(902, 'Nilar Sein', '妮拉盛', ['Roads first, pictures later', '先看路，再看景'], 2),
  author(903, 'Ma Duo', '马铎', ['Counts ferries for a living', '以数渡船为业'], 1),
  author(904, 'Ploy Chaiwat', '蓓依', ['Ask the driver', '问司机最清楚'], 2),
]

const readers = [
  ['Blue Ferry', '蓝渡'],
  ['Old Map', '旧地图'],
  ['Seat 14A', '14A座'],
  ['Two Suitcases', '两只箱子'],
  ['Early Bus', '早班车'],
  ['Monsoon Kid', '雨季小孩'],
  ['Tea at Five', '五点茶'],
  ['Left Luggage', '行李寄存处'],
  ['Night Desk', '夜班前台'],
  ['Paper Kite', '纸风筝'],
  ['Window Seat', '靠窗位'],
  ['Third Bell', '第三声钟'],
  ['Green Umbrella', '绿雨伞'],
  ['Low Tide', '退潮'],
  ['Ticket Stub', '票根'],
  ['Long Weekend', '小长假'],
] as const

/** Readers who leave comments; none of them belongs to a customer. */
export const readerRows: readonly AuthorRow[] = readers.map(([en, zh], index) => ({
  id: 921 + index,
  nickname: both(en, zh),
  motto: both('', ''),
  gender: 0,
}))

export const contentPeople: ReadonlyMap<number, AuthorRow> = new Map(
  [...editors, ...readerRows].map((row) => [row.id, row]),
)

const tag = (id: number, en: string, zh: string, type: TagRow['type'] = 'default'): TagRow => ({
  id: String(id),
  name: both(en, zh),
  type,
})

export const tagRows: readonly TagRow[] = [
  tag(1, 'Visa', '签证', 'warning'),
  tag(2, 'Groups', '团队', 'success'),
  tag(3, 'Families', '亲子', 'success'),
  tag(4, 'Airports', '机场', 'info'),
  tag(5, 'Roads', '公路', 'info'),
  tag(6, 'Festivals', '节庆', 'danger'),
  tag(7, 'Food', '美食'),
  tag(8, 'Rainy season', '雨季', 'info'),
  tag(9, 'Opening', '新开业', 'success'),
  tag(10, 'House rules', '入住规定', 'warning'),
  tag(11, 'Border', '口岸', 'warning'),
  tag(12, 'Rail', '铁路'),
  tag(13, 'Islands', '海岛', 'success'),
  tag(14, 'Training', '培训'),
  tag(15, 'Payment', '付款', 'danger'),
]

const searches: readonly (readonly [string, number])[] = [
  ['visa', 412],
  ['签证', 388],
  ['Bagan', 301],
  ['蒲甘', 264],
  ['Mandalay', 233],
  ['water festival', 207],
  ['泼水节', 190],
  ['airport', 176],
  ['仰光', 158],
  ['rail', 131],
  ['children', 117],
  ['雨季', 98],
  ['border', 84],
  ['Kunming', 73],
  ['checklist', 61],
  ['sunrise', 52],
  ['deposit', 44],
  ['退改', 37],
]

export const keywordRows: readonly KeywordRow[] = searches.map(([search, count], index) => ({
  id: String(index + 1),
  search,
  count,
}))
