import {
  getListContributionSalesQueryOptions,
  type Schemas,
  useGetContributionStatistics,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { type Column, FactList, LinesSkeleton, Modal, SkeletonArea, Text, Title, usePhone } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useListPart } from '../../../shared/list/use-list.ts'
import { paidAmount } from '../ContentStatus.tsx'

interface StatisticsDialogProps {
  article: Schemas['Contribution']
  onClose: () => void
}

const figures = ['views', 'likes', 'collects', 'comments', 'sales', 'admireSum'] as const

/** Readers' reactions to the member's article, and its buyers. */
export default function StatisticsDialog({ article: { id, title }, onClose }: StatisticsDialogProps) {
  const t = useText('user/cms/content')
  const phone = usePhone()
  const { data, error, isFetching, refetch } = useGetContributionStatistics({ id })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('statistics.title', { title })}
      size="lg"
      fullScreen={phone}
      centered={!phone}
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonArea>
          <LinesSkeleton lines={4} />
        </SkeletonArea>
      )}
      {data && (
        <FactList fz="lg" widths="repeat(auto-fit, minmax(110px, 1fr))" gap="sm">
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{t(`statistics.${figure}`)}</dt>
              <Text component="dd" inherit fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {data.info[figure]}
              </Text>
            </div>
          ))}
        </FactList>
      )}
      <Sales id={id} />
    </Modal>
  )
}

function Sales({ id }: { id: number }) {
  const t = useText('user/cms/content')
  const list = useListPart(10, (turn) => getListContributionSalesQueryOptions({ id, ...turn }))
  return (
    <>
      <Title order={3} size="h4" mt="xs">
        {t('statistics.sold')}
      </Title>
      <ListView
        list={list}
        minor
        label={t('statistics.sold')}
        columns={useSaleColumns()}
        rowKey={(sale) => String(sale.id)}
        none={{ title: t('statistics.noSales') }}
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
