import type { Schemas } from '@portal/api-client'
import { formatRemaining, formatTime, useText } from '@portal/i18n'
import { Text, useNow } from '@portal/ui'

interface StaffWaitProps {
  wait: Schemas['StaffWait'] | null
  /** In lists: without what happens then. */
  brief?: boolean
}

/** How long our staff have been at it, until when at the latest, and what happens then. Renders nothing without a wait. */
export function StaffWait({ wait, brief = false }: StaffWaitProps) {
  const t = useText('common')
  const now = useNow()
  if (!wait) return null
  const age = formatRemaining(Math.max(1000, now - wait.since * 1000))
  return (
    <>
      <Text span inherit fz="xs" display="block" c="dimmed">
        {t('staffWait', { age, until: formatTime(wait.until, 'yyyy-mm-dd hh:MM') })}
      </Text>
      {!brief && <Text size="sm">{wait.then_text}</Text>}
    </>
  )
}
