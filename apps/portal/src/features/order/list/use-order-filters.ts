import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { FilterField } from '../../../shared/list/filter-values.ts'
import { textsOf } from '../../../shared/page-texts.ts'
import { productFacts } from '../../../trade/product/facts.ts'
import {
  dateFields,
  dateSpans,
  invoiceStatuses,
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

/** The filters of a product's list, besides the status tabs. `tags` are those in use, once they are known. */
export function useOrderFilters(
  type: Schemas['OrderType'],
  search: OrderListSearch,
  tags: readonly Schemas['OrderTagCount'][] = [],
): FilterField<Name>[] {
  const own = useText(textsOf(productFacts[type].pages.orders))
  const t = useText('user/order/list')
  const common = useText('common')
  const noun = useText('order')
  const about = own(`dateFields.${search.date_field ?? 'booking'}`)
  return [
    { kind: 'keyword', name: 'keyword', hint: own('keywordHint') },
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
      choices: [{ value: 'me', label: t('onlyMine') }],
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
  ]
}
