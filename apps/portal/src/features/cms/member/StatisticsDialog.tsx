import { type Schemas, useContributionSales, useContributionStatistics } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, DataTable, LinesSkeleton, Modal, SkeletonArea, usePhone } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFault } from '../../../shared/LoadFault.tsx'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import { paidAmount } from '../content-price.ts'
import styles from './member.module.css'

interface StatisticsDialogProps {
  article: Schemas['Contribution']
  onClose: () => void
}

const figures = ['views', 'likes', 'collects', 'comments', 'sales', 'admireSum'] as const
const limit = 10

/** What readers made of an own article, and who has paid for it. */
export default function StatisticsDialog({ article: { id, title }, onClose }: StatisticsDialogProps) {
  const t = useText('user/cms/content')
  const phone = usePhone()
  const { data, error, isFetching, refetch } = useContributionStatistics({ id })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('statistics.title', { title })}
      size="lg"
      fullScreen={phone}
      centered={!phone}
    >
      {!data && error && <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <LinesSkeleton lines={4} />
        </SkeletonArea>
      )}
      {data && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`statistics.${figure}`)}</dt>
              <dd>{data.info[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Sales id={id} />
    </Modal>
  )
}

function Sales({ id }: { id: number }) {
  const t = useText('user/cms/content')
  const [page, setPage] = useState(1)
  const { data, error, isPlaceholderData, refetch } = useContributionSales(
    { id, page, limit },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <>
      <h3 className={styles.heading}>{t('statistics.sold')}</h3>
      <DataTable
        label={t('statistics.sold')}
        columns={useSaleColumns()}
        rows={data?.list}
        rowKey={(sale) => String(sale.id)}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('statistics.noSales') }}
        page={{ page, limit, total: data?.total ?? 0, onPage: setPage }}
      />
    </>
  )
}

function useSaleColumns(): Column<Schemas['ContributionSale']>[] {
  const t = useText('user/cms/content')
  const cms = useText('cms')
  return [
    { key: 'nickname', header: t('statistics.buyer'), card: 'title', cell: ({ nickname }) => nickname },
    {
      key: 'amount',
      header: t('statistics.amount'),
      align: 'end',
      cell: ({ amount, type }) => paidAmount(amount, type),
    },
    { key: 'type', header: t('statistics.type'), cell: ({ type }) => cms(`payTypes.${type}`) },
    { key: 'pay_time', header: t('statistics.time'), cell: ({ pay_time }) => pay_time },
  ]
}
