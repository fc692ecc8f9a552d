import { formatDate, useText } from '@portal/i18n'
import { Alert, IconCircleCheck, SecondLine, StatusLabel, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { Line, Lines } from '../../../shared/list/Lines.tsx'
import { OrderLink } from '../../../trade/order/OrderLink.tsx'
import type { BatchLine } from './batch-action.ts'
import type { Batch } from './use-batch.ts'

interface BatchLinesProps {
  label: string
  orders: readonly BatchLine[]
  /** Why an order cannot be, or was not, processed. */
  reasonOf?: (id: string) => string | null | undefined
  /** Below the order: what the action changes of it. */
  renderMore?: (id: string) => ReactNode
  /** At the end of the line: the cost or the result. */
  renderEnd?: (id: string) => ReactNode
}

/** The orders of a batch. */
export function BatchLines({ label, orders, reasonOf, renderMore, renderEnd }: BatchLinesProps) {
  return (
    <Lines label={label}>
      {orders.map(({ booking_id: id, title, guests_text, check_in_date, check_out_date }) => {
        const reason = reasonOf?.(id)
        return (
          <Line key={id}>
            <span>
              <OrderLink id={id} newTab />
              <SecondLine>{title}</SecondLine>
              <SecondLine>
                {[
                  guests_text,
                  [...new Set([check_in_date, check_out_date])]
                    .flatMap((day) => (day ? formatDate(day, 'short') : []))
                    .join(' – '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </SecondLine>
              {renderMore?.(id)}
            </span>
            {reason ? (
              <Text span size="sm" c="var(--mantine-color-error)" ta={{ base: 'start', sm: 'end' }}>
                {reason}
              </Text>
            ) : (
              renderEnd?.(id)
            )}
          </Line>
        )
      })}
    </Lines>
  )
}

/** The result of each order: failed ones first, with the reason. */
function BatchResults({ orders, left, results }: Batch) {
  const t = useText('user/order/list')
  const isLeft = new Set(left.map(({ booking_id }) => booking_id))
  const sorted = [...left, ...orders.filter(({ booking_id }) => !isLeft.has(booking_id))]
  return (
    <BatchLines
      label={t('batch.results')}
      orders={sorted}
      reasonOf={(id) => (isLeft.has(id) ? results.get(id)?.msg || t('batch.refusedBySystem') : null)}
      renderEnd={(id) =>
        isLeft.has(id) ? null : (
          <StatusLabel look={{ color: 'green', icon: IconCircleCheck }}>{t('batch.ok')}</StatusLabel>
        )
      }
    />
  )
}

/** How many succeeded and failed; renders nothing before the first attempt. */
export function BatchSummary({ batch }: { batch: Batch }) {
  const t = useText('user/order/list')
  const { orders, left, results } = batch
  if (results.size === 0) return null
  const [refused, done] = [left.length, orders.length - left.length]
  return (
    <>
      <Alert color="orange" role="alert">
        {done === 0 ? t('batch.noneDone', { count: refused }) : t('batch.partly', { done, refused })}
      </Alert>
      <BatchResults {...batch} />
    </>
  )
}
