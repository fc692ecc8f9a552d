import { type ApiError, type Schemas, useGetOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, PageTitle, Stack } from '@portal/ui'
import { type LinkProps, useParams } from '@tanstack/react-router'
import { useIsPageAvailable } from '../../shared/address/pages.ts'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { BackToList, BackToListButton } from '../../shared/list/BackToList.tsx'
import { useLastList } from '../../shared/list/last-search.ts'
import { textsOf } from '../../shared/page-texts.ts'
import { useDeferredQuery } from '../../shared/use-deferred-query.ts'
import { type OrderListPath, orderPage, type ProductType, productFacts } from '../../trade/product/facts.ts'
import type { OrderOf, ProductOrderPage } from '../../trade/product/product.ts'
import { OrderDetail } from './detail/OrderDetail.tsx'
import { OrderSkeleton } from './detail/OrderSkeleton.tsx'

/** The page of one order: loading, loaded, not found or failed. An order of another product counts as not found. */
export function OrderDetailPage<Type extends ProductType>({ part }: { part: ProductOrderPage<Type> }) {
  const { id } = useParams({ from: orderPage(part.type) })
  const t = useText('user/order/detail')
  const own = useText(textsOf(orderPage(part.type)))
  const query = useGetOrder({ id })
  const { data: drawn, error, isFetching } = useDeferredQuery(query)
  // Never shows the previous order under the number of this one.
  const data = drawn?.order.booking_id === id ? drawn : undefined
  const isAvailable = useIsPageAvailable()
  const list = useLastList<OrderListPath | '/user/order/all' | '/user/order/deadlines'>([
    productFacts[part.type].pages.orders,
    '/user/order/all',
    '/user/order/deadlines',
  ])
  const title = own('title', { id })
  return (
    <Stack gap="sm">
      {isAvailable(list) && <BackToList to={list} text={t('toList')} />}
      {data && isOf(data.order, part.type) ? (
        <OrderDetail order={data.order} title={title} part={part} />
      ) : (
        <>
          <PageTitle title={title} />
          {data ? (
            <Missing list={list} />
          ) : error ? (
            <Unreadable
              list={list}
              error={error}
              onRetry={() => void query.refetch()}
              retrying={isFetching}
            />
          ) : (
            <OrderSkeleton />
          )}
        </>
      )}
    </Stack>
  )
}

const isOf = <Type extends ProductType>(order: Schemas['Order'], type: Type): order is OrderOf<Type> =>
  order.order_type === type

interface UnreadableProps {
  list: LinkProps['to'] & string
  error: ApiError
  onRetry: () => void
  retrying: boolean
}

/** A missing order and another company's order look the same, so nobody learns which numbers exist. */
function Unreadable({ list, error, onRetry, retrying }: UnreadableProps) {
  if (error.errorKey === 'NOT_FOUND') return <Missing list={list} />
  return <LoadError error={error} onRetry={onRetry} retrying={retrying} />
}

function Missing({ list }: { list: LinkProps['to'] & string }) {
  const t = useText('user/order/detail')
  return (
    <EmptyState
      title={t('missing')}
      hint={t('missingHint')}
      action={<BackToListButton to={list} text={t('toList')} />}
    />
  )
}
