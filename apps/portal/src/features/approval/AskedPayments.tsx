import { useListBills } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money, Panel, Text } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import link from '../../shared/links.module.css'

/** Bills with a payment that waits for a second person; renders nothing without any. */
export function AskedPayments() {
  const t = useText('user/approval/list')
  const { data } = useListBills({ asked: true, limit: 50 }, { request: { announce: true } })
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
    </Panel>
  )
}
