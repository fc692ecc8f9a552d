import type { Schemas } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { type Column, DataTable, IconLock, Money, Text, Title } from '@portal/ui'
import { useState } from 'react'
import { OrderLink } from '../../trade/order/OrderLink.tsx'
import { BalanceSection } from './RatesSection.tsx'

type Hold = Schemas['Hold']

const holdColumns = (t: ReturnType<typeof useText<'user/account/balance'>>): Column<Hold>[] => [
  {
    key: 'order',
    header: t('order'),
    cell: ({ booking_id }) => <OrderLink id={booking_id} />,
    card: 'title',
  },
  { key: 'account', header: t('account'), cell: ({ account_text }) => account_text },
  {
    key: 'since',
    header: t('since'),
    cell: ({ created_time }) => formatTime(created_time, 'yyyy-mm-dd hh:MM'),
  },
  {
    key: 'money',
    header: t('money'),
    cell: ({ money }) => <Money value={money} />,
    align: 'end',
    card: 'corner',
  },
]

interface HoldsTableProps {
  holds: readonly Hold[]
  /** Total on hold per account; null if hidden from this member. */
  frozen: readonly (Schemas['Money'] | null)[]
}

const onePage = 10

/** Holds for paid orders that are not confirmed yet. */
export function HoldsTable({ holds, frozen }: HoldsTableProps) {
  const t = useText('user/account/balance')
  const [asked, setAsked] = useState(1)
  const page = Math.min(asked, Math.max(1, Math.ceil(holds.length / onePage)))
  const hidden = frozen.some((money) => money === null || /[1-9]/.test(money.amount))
  return (
    <BalanceSection>
      <Title order={2} size="h3">
        {t('holds')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('holdsHint')}
      </Text>
      <DataTable
        label={t('holds')}
        rows={holds.slice((page - 1) * onePage, page * onePage)}
        rowKey={({ id }) => id}
        empty={
          hidden
            ? { icon: IconLock, title: t('holdsHidden'), hint: t('forbiddenHint') }
            : { title: t('noHolds') }
        }
        columns={holdColumns(t)}
        {...(holds.length > onePage
          ? { page: { page, limit: onePage, total: holds.length, onPage: setAsked } }
          : {})}
      />
    </BalanceSection>
  )
}
