import { type Schemas, useListApprovals } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { Alert, IconUserCheck } from '@portal/ui'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'

/** For approvers: the order waits for them, who asked and when, with a link to decide. */
export default function DecisionNote({ order }: { order: Schemas['Order'] }) {
  const t = useText('order')
  const { data } = useListApprovals({ side: 'to_decide', order_id: order.booking_id, limit: 1 })
  const waiting = data?.list[0]
  if (!waiting) return null
  const { requested_by, request_time, request_note } = waiting
  return (
    <Alert
      data-screen
      color="orange"
      icon={<IconUserCheck size={18} aria-hidden />}
      title={t('approval.decide.title')}
    >
      <p>
        {t('approval.decide.asked', {
          name: requested_by.nickname,
          time: bothClocks(request_time, order.tz),
        })}
      </p>
      {request_note !== '' && <p>{request_note}</p>}
      <ButtonLink mt="xs" variant="default" to="/user/approval/list">
        {t('approval.decide.open')}
      </ButtonLink>
    </Alert>
  )
}
