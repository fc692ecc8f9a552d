import { type ApiError, type Schemas, useOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DetailSkeleton, EmptyState, IconArrowLeft, PageTitle } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderListPath } from '../../products/facts.ts'
import { LoadFault } from '../../shared/LoadFault.tsx'
import styles from './detail/detail.module.css'

interface OrderPageProps {
  id: string
  /** Until the order has arrived. */
  title: string
  /** Where orders of its kind are listed. */
  list: OrderListPath
  /** The order as its product shows it; undefined for one of another product. */
  children: (order: Schemas['Order']) => ReactNode
}

/** The page of one order: on its way, there, not there, or not to be had. */
export function OrderPage({ id, title, list, children }: OrderPageProps) {
  const t = useText('user/order/detail')
  const { data, error, isFetching, refetch } = useOrder({ id })
  const shown = data && children(data.order)
  return (
    <div className={styles.page}>
      <Link to={list} className={styles.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('toList')}
      </Link>
      {shown ?? (
        <>
          <PageTitle title={title} />
          {data ? (
            <Missing list={list} />
          ) : error ? (
            <Unreadable list={list} error={error} onRetry={() => void refetch()} retrying={isFetching} />
          ) : (
            <DetailSkeleton />
          )}
        </>
      )}
    </div>
  )
}

interface UnreadableProps {
  list: OrderListPath
  error: ApiError
  onRetry: () => void
  retrying: boolean
}

/** An order that is not there, or not this company's, looks the same: nobody learns which numbers exist. */
function Unreadable({ list, error, onRetry, retrying }: UnreadableProps) {
  if (error.errorKey === 'NOT_FOUND') return <Missing list={list} />
  return <LoadFault error={error} onRetry={onRetry} retrying={retrying} />
}

function Missing({ list }: { list: OrderListPath }) {
  const t = useText('user/order/detail')
  return (
    <EmptyState
      title={t('missing')}
      hint={t('missingHint')}
      action={<Button renderRoot={(props) => <Link to={list} {...props} />}>{t('toList')}</Button>}
    />
  )
}
