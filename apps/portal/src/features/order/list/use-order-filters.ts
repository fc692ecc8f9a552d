import { isSupported, type Schemas, useGetTrip } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { FilterField } from '../../../shared/list/filter-values.ts'
import { textsOf } from '../../../shared/page-texts.ts'
import { useAllocation } from '../../../trade/allocation/allocation.ts'
import { type OrderListName, orderListPath, productTypes } from '../../../trade/product/facts.ts'
import {
  dateFields,
  dateSpans,
  invoiceStatuses,
  lacking,
  type OrderListSearch,
  settlementStatuses,
} from '../order-list-search.ts'

type Name =
  | 'keyword'
  | 'date_field'
  | 'date_span'
  | 'date_from'
  | 'date_to'
  | 'settlement_status'
  | 'invoice_status'
  | 'operator'
  | 'tag'
  | 'customer'
  | 'cost_centre'
  | 'without'
  | 'trip_id'
  | 'product'

interface Known {
  /** Tags in use. */
  tags?: readonly Schemas['OrderTagCount'][] | undefined
  /** The operator of the orders that are listed now. */
  operator?: Schemas['OrderOperator'] | undefined
}

/** The filters of a list, besides the status tabs, with what is known of their choices. */
export function useOrderFilters(
  type: OrderListName,
  search: OrderListSearch,
  { tags = [], operator }: Known = {},
): FilterField<Name>[] {
  const own = useText(textsOf(orderListPath(type)))
  const t = useText('user/order/list')
  const common = useText('common')
  const noun = useText('order')
  const allocation = useText('allocation')
  const known = useAllocation()
  const trip = useGetTrip(
    { id: search.trip_id ?? '' },
    { query: { enabled: search.trip_id !== undefined && isSupported('getTrip') } },
  ).data?.trip
  const about = own(`dateFields.${search.date_field ?? 'booking'}`)
  return [
    { kind: 'keyword', name: 'keyword', hint: own('keywordHint') },
    ...(type === 'all'
      ? [
          {
            kind: 'choice' as const,
            name: 'product' as const,
            label: t('product'),
            choices: productTypes.map((value) => ({ value, label: t(`products.${value}`) })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'date_field',
      label: t('dateField'),
      unset: 'booking',
      quiet: true,
      choices: dateFields.map((value) => ({ value, label: own(`dateFields.${value}`) })),
    },
    { kind: 'from', name: 'date_from', about },
    { kind: 'to', name: 'date_to', about },
    {
      kind: 'choice',
      name: 'date_span',
      label: t('dateSpan'),
      about,
      isSpan: true,
      more: true,
      choices: dateSpans.map((value) => ({ value, label: t(`dateSpans.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'settlement_status',
      label: t('settlement'),
      more: true,
      choices: settlementStatuses.map((value) => ({ value, label: common(`status.settlement.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'invoice_status',
      label: t('columns.invoice'),
      more: true,
      choices: invoiceStatuses.map((value) => ({ value, label: common(`status.invoice.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'operator',
      label: t('operator'),
      more: true,
      choices: [{ value: 'me', label: t('onlyMine') }, ...colleagueOf(search, operator)],
    },
    {
      kind: 'choice',
      name: 'tag',
      label: noun('remark.tags'),
      more: true,
      choices: [
        ...(search.tag && !tags.some(({ tag }) => tag === search.tag)
          ? [{ value: search.tag, label: search.tag }]
          : []),
        ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
      ],
    },
    ...(search.without
      ? [
          {
            kind: 'choice' as const,
            name: 'without' as const,
            label: t('without.label'),
            choices: lacking.map((value) => ({ value, label: t(`without.${value}`) })),
          },
        ]
      : []),
    ...(search.trip_id
      ? [
          {
            kind: 'choice' as const,
            name: 'trip_id' as const,
            label: t('columns.trip'),
            choices: [{ value: search.trip_id, label: trip?.title ?? search.trip_id }],
          },
        ]
      : []),
    ...(['customer', 'cost_centre'] as const)
      // Shown before the setting is known: another field would start the form over.
      .filter(
        (name) =>
          search[name] || (known ? known.setting[name] !== 'off' : isSupported('getAllocationSetting')),
      )
      .map((name) => ({
        kind: 'choice' as const,
        name,
        label: allocation(`fields.${name}`),
        more: true,
        choices: [
          ...new Set([
            ...(search[name] ? [search[name]] : []),
            ...((name === 'customer' ? known?.customers : known?.cost_centres) ?? []),
          ]),
        ].map((value) => ({ value, label: value })),
      })),
  ]
}

/** The colleague whose orders are listed: one comes from a link, since the server has no list of operators. */
function colleagueOf({ operator: chosen }: OrderListSearch, operator: Known['operator']) {
  if (chosen === undefined || chosen === 'me') return []
  const name = String(operator?.id) === chosen ? operator?.nickname : undefined
  return [{ value: chosen, label: name ?? chosen }]
}
