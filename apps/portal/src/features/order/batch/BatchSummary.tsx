import { useText } from '@portal/i18n'
import { Alert } from '@portal/ui'
import { BatchResults } from './BatchLines.tsx'
import type { Batch } from './use-batch.ts'

/** How many are done and how many are not, and why; nothing before something was sent. */
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
