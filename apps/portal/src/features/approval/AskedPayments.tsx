import { useListBills } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Pager, Panel, Text } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import link from '../../shared/links.module.css'

const limit = 20

/** Bills with a payment that waits for a second person; renders nothing without any. */
export function AskedPayments() {
  const t = useText('user/approval/list')
  const [page, setPage] = useState(1)
  const { data } = useListBills(
    { asked: true, page, limit },
    { request: { announce: true }, query: { placeholderData: keepPreviousData } },
  )
  if (!data || data.total === 0) return null
  return (
    <Panel gap="xs" p="md" mb="md">
      <Text fw={600}>{t('askedPayments')}</Text>
      {data.list.map(({ bill_no, asked }) => (
        <Text key={bill_no} size="sm">
          <Link to="/user/bill/details" search={{ bill: bill_no }} className={link.link}>
            {t('askedPayment', { bill: bill_no })}
          </Link>{' '}
          {asked && <Money value={asked} />}
        </Text>
      ))}
      {data.total > limit && (
        <Pager page={page} limit={limit} total={data.total} onPage={setPage} label={t('askedPayments')} />
      )}
    </Panel>
  )
}
