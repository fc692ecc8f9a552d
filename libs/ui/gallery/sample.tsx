import { language } from '@portal/i18n'
import type { ReactNode } from 'react'
import type { EditorLabels } from '../src/editor.ts'
import { type Column, Money, StatusBadge, type StatusOf } from '../src/index.ts'

/** English or Chinese, by the current language: the gallery has no text bundles. */
export const text = (english: string, chinese: string) => (language() === 'en' ? english : chinese)

interface SampleOrder {
  id: string
  hotel: string
  guest: string
  checkIn: string
  status: StatusOf<'order'>
  total: string
}

const statuses: StatusOf<'order'>[] = [
  'pending_payment',
  'pending_confirm',
  'confirmed',
  'awaiting_acceptance',
  'cancelled',
  'manual_review',
]

export const orders = (count: number): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `H261121${String(index).padStart(4, '0')}`,
    hotel: text('Shwe Pyi Resort and Convention Hotel', '瑞比度假会议酒店'),
    guest: 'ZHANG SAN, LI SI',
    checkIn: '2026-12-08',
    status: statuses[index % statuses.length] ?? 'confirmed',
    total: String(1600 + index * 37),
  }))

export const columns = (): Column<SampleOrder>[] => [
  {
    key: 'id',
    header: text('Booking', '订单号'),
    cell: ({ id }) => <a href={`#${id}`}>{id}</a>,
    card: 'line',
  },
  { key: 'hotel', header: text('Hotel', '酒店'), cell: ({ hotel }) => hotel, card: 'title' },
  { key: 'guest', header: text('Guests', '入住人'), cell: ({ guest }) => guest },
  { key: 'check_in_date', header: text('Check-in', '入住'), cell: ({ checkIn }) => checkIn, sortable: true },
  {
    key: 'status',
    header: text('Status', '状态'),
    cell: ({ status }) => <StatusBadge of="order" value={status} />,
    card: 'corner',
  },
  {
    key: 'total',
    header: text('Total', '总价'),
    cell: ({ total }) => <Money value={{ amount: total, currency: 'CNY' }} strong />,
    align: 'end',
    sortable: true,
  },
]

/** The labels of the editor. */
export const editorLabels = (): EditorLabels => ({
  tools: text('Tools', '工具'),
  names: {
    bold: text('Bold', '加粗'),
    italic: text('Italic', '斜体'),
    heading: text('Heading', '标题'),
    subheading: text('Subheading', '小标题'),
    bullets: text('Bullets', '项目符号'),
    numbers: text('Numbers', '编号'),
    quote: text('Quote', '引用'),
    undo: text('Undo', '撤销'),
    redo: text('Redo', '重做'),
    link: text('Link', '链接'),
  },
  link: {
    address: text('Address', '地址'),
    apply: text('Apply', '应用'),
    remove: text('Remove', '移除'),
    refused: text('This address cannot be linked', '无法链接到此地址'),
  },
})

type Doors = typeof import('../src/index.ts') &
  typeof import('../src/overlays.ts') &
  typeof import('../src/editor.ts')

/** The Mantine components that may be used. */
export type MantinePart = keyof typeof import('../src/generated/mantine/index.ts')

/** The kit's own components. A new one does not compile until the gallery shows it. */
export type OwnPart = Exclude<
  Extract<keyof Doors, Capitalize<string>>,
  MantinePart | `Icon${string}` | 'NowContext'
>

export type Samples<Name extends string> = Readonly<Record<Name, () => ReactNode>>
