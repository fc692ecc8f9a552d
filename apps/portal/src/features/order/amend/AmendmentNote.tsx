import type { Schemas } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { Alert, IconAlertTriangle, IconClock, Text } from '@portal/ui'
import { ChangeOffer } from '../actions/change/ChangeOffer.tsx'
import { refusedChange } from './amendment-news.ts'
import { ChangedFacts } from './ChangedFacts.tsx'

/** A change that waits for the supplier, or the last refused one. */
export default function AmendmentNote({ order }: { order: Schemas['Order'] }) {
  const t = useText('order-change')
  const { amendment } = order
  if (amendment) {
    const time = bothClocks(amendment.requested_time, order.tz)
    const by = amendment.requested_by?.nickname
    // Without a coloured background, on which the dimmed earlier values would be too faint.
    return (
      <Alert
        role="status"
        variant="default"
        color="blue"
        icon={<IconClock size={18} aria-hidden />}
        title={t('waiting.title')}
      >
        <Text mb="xs">{by ? t('waiting.by', { time, by }) : t('waiting.since', { time })}</Text>
        {amendment.terms ? (
          <ChangeOffer offer={amendment.terms} />
        ) : (
          <ChangedFacts order={order} changes={amendment.changes} price={amendment} />
        )}
      </Alert>
    )
  }
  const refused = refusedChange(order)
  if (!refused) return null
  const kind = refused.event === 'amend_expire' ? 'unanswered' : 'refused'
  return (
    <Alert
      role="status"
      color="orange"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t(`${kind}.title`)}
    >
      {t(`${kind}.text`, { time: bothClocks(refused.time, order.tz) })} {refused.note}
    </Alert>
  )
}
