import { formatTime, useText } from '@portal/i18n'
import type { SavedDraft } from '../draft/use-saved-draft.ts'
import { SmallPrint } from '../guests/SmallPrint.ts'

/** The draft's save status. The line is always there, so that the button above does not move. */
export function DraftState({ draft: { state, savedAt } }: { draft: SavedDraft }) {
  const t = useText('booking')
  const said = () => {
    if (state === 'clean') return null
    if (state === 'failed') return t('draft.failed')
    return savedAt === null ? t('draft.saving') : t('draft.saved', { time: formatTime(savedAt, 'hh:MM:ss') })
  }
  return (
    <SmallPrint role="status" mih={{ base: '1lh', sm: 0 }}>
      {said()}
    </SmallPrint>
  )
}
