import { formatTime, useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import type { SavedDraft } from '../draft/use-saved-draft.ts'

/** Whether what was entered is kept, in one quiet line. */
export function DraftState({ draft: { state, savedAt } }: { draft: SavedDraft }) {
  const t = useText('booking')
  if (state === 'clean') return null
  const text =
    state === 'failed'
      ? t('draft.failed')
      : savedAt === null
        ? t('draft.saving')
        : t('draft.saved', { time: formatTime(savedAt, 'hh:MM:ss') })
  return (
    <Text size="xs" c="dimmed" style={{ gridColumn: '1 / -1' }} role="status">
      {text}
    </Text>
  )
}
