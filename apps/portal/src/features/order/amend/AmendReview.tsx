import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert } from '@portal/ui'
import { ChangedFacts } from './ChangedFacts.tsx'
import type { Review } from './use-amendment.ts'

/** What a change comes to before it is made: whether it can be, who has to agree, what becomes of what, and the price. */
export function AmendReview({ order, changes, preview }: Review & { order: Schemas['Order'] }) {
  const t = useText('order-change')
  const { verdict, verdict_text } = preview
  return (
    <>
      <Alert role="status" color={verdict === 'never' ? 'orange' : 'blue'} title={verdict_text}>
        {t(verdict === 'never' ? neverText(order) : `verdict.${verdict}`)}
      </Alert>
      <ChangedFacts order={order} changes={changes} price={preview} />
    </>
  )
}

const neverText = ({ cancellation_policy }: Schemas['Order']) =>
  cancellation_policy.non_refundable ? 'never.terms' : 'never.time'
