import type { Schemas } from '@portal/api-client'
import { bothClocks, useText } from '@portal/i18n'
import { Alert, Box, Button, Deadline, IconAlertTriangle, IconClock, IconUserCheck, Text } from '@portal/ui'
import { ChangeOffer } from '../../../trade/order/ChangeOffer.tsx'
import type { DialogName } from '../actions/order-actions.ts'
import { refusedChange } from './amendment-news.ts'
import { ChangedFacts } from './ChangedFacts.tsx'

export interface AmendmentNoteProps {
  order: Schemas['Order']
  onStart: (action: DialogName, id: string) => void
}

/** A change that waits for the supplier or for an approval, or the last refused one. */
export default function AmendmentNote({ order, onStart }: AmendmentNoteProps) {
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
  if (order.asked_change)
    return (
      <AskedNote
        order={order}
        asked={order.asked_change}
        onStart={() => onStart('change', order.booking_id)}
      />
    )
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

interface AskedNoteProps {
  order: Schemas['Order']
  asked: Schemas['AskedChange']
  onStart: () => void
}

/** The change that a superior was asked to approve: what it is, what was decided, and how long it can be made. */
function AskedNote({
  order,
  asked: { approval_status: status, quote, requested_by },
  onStart,
}: AskedNoteProps) {
  const t = useText('order-change')
  const of = status === 'approved' || status === 'refused' ? status : 'waiting'
  const Icon = of === 'waiting' ? IconClock : IconUserCheck
  return (
    <Alert
      data-screen
      role="status"
      variant="default"
      color={of === 'refused' ? 'orange' : 'blue'}
      icon={<Icon size={18} aria-hidden />}
      title={t(`approval.${of}.title`)}
    >
      <Text mb="xs">
        {t('approval.by', { name: requested_by.nickname })} {t(`approval.${of}.text`)}
      </Text>
      <ChangeOffer offer={quote.terms} />
      {of !== 'refused' && (
        <Box mt="xs">
          <Deadline at={quote.valid_until} tz={order.tz} then={t('approval.ending')} />
        </Box>
      )}
      {of === 'approved' && (
        <Button variant="default" mt="xs" onClick={onStart}>
          {t('approval.make')}
        </Button>
      )}
    </Alert>
  )
}
