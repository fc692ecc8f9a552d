import { formatTime, useText } from '@portal/i18n'
import type { SavedDraft } from '../draft/use-saved-draft.ts'
import { SmallPrint } from './SmallPrint.ts'

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
  return <SmallPrint role="status">{text}</SmallPrint>
}
