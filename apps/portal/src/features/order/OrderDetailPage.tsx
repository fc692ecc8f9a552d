import { type ApiError, useOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DetailSkeleton, EmptyState, IconArrowLeft, PageTitle } from '@portal/ui'
import { Link, useParams } from '@tanstack/react-router'
import { LoadFault } from '../../shared/LoadFault.tsx'
import styles from './detail/detail.module.css'
import { OrderDetail } from './detail/OrderDetail.tsx'
import { quietly } from './order-queries.ts'

/** One hotel booking with all it holds, what can be done with it, and what happened so far. */
export function OrderDetailPage() {
  const t = useText('user/order/detail')
  const { id } = useParams({ from: '/user/order/detail/$id' })
  const { data, error, isFetching, refetch } = useOrder({ id }, quietly)
  return (
    <div className={styles.page}>
      <Link to="/user/order/list" className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('toList')}
      </Link>
      {data?.order.order_type === 'hotel' ? (
        <OrderDetail order={data.order} />
      ) : (
        <>
          <PageTitle title={t('title', { id })} />
          {data ? (
            <Missing />
          ) : error ? (
            <Unreadable error={error} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <DetailSkeleton />
          )}
        </>
      )}
    </div>
  )
}

interface UnreadableProps {
  error: ApiError
  onRetry: () => void
  retrying: boolean
}

/** An order that is not there, or not this company's, looks the same: nobody learns which numbers exist. */
function Unreadable({ error, onRetry, retrying }: UnreadableProps) {
  if (error.errorKey === 'NOT_FOUND') return <Missing />
  return <LoadFault error={error} onRetry={onRetry} retrying={retrying} />
}

function Missing() {
  const t = useText('user/order/detail')
  return (
    <EmptyState
      title={t('missing')}
      hint={t('missingHint')}
      action={
        <Button renderRoot={(props) => <Link to="/user/order/list" {...props} />}>{t('toList')}</Button>
      }
    />
  )
}
