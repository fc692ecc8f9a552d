import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, Money } from '@portal/ui'
import { useMemo } from 'react'
import { OrderTags } from '../../../trade/order/OrderTags.tsx'

type Row = Schemas['OrderSummary']

/** Optional columns for every product. */
export function useExtraColumns(): Column<Row>[] {
  const t = useText('user/order/list')
  const noun = useText('order')
  return useMemo(
    () => [
      {
        key: 'total_price',
        header: t('columns.selling'),
        align: 'end',
        cell: ({ total_price }) => <Money value={total_price} />,
      },
      {
        key: 'pay_channel',
        header: t('columns.channel'),
        cell: ({ pay_channel_text }) => pay_channel_text ?? '–',
      },
      {
        key: 'invoice_status',
        header: t('columns.invoice'),
        cell: ({ invoice_status_text }) => invoice_status_text,
      },
      { key: 'operator', header: t('operator'), cell: ({ operator }) => operator.nickname },
      { key: 'tags', header: noun('remark.tags'), cell: ({ tags }) => <OrderTags tags={tags} /> },
    ],
    [t, noun],
  )
}
