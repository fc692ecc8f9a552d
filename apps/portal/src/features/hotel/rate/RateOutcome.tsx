import { language, loadTexts } from '@portal/i18n'
import { lateSection } from '@portal/ui'
import type { RateOutcomeDialogProps } from './RateOutcomeDialog.tsx'
import type { OpenOutcome } from './use-rate-check.ts'

const RateOutcomeDialog = lateSection(async () => {
  // The page of a hotel has no words of bookings, and a form that is opened from a draft none of that page.
  await loadTexts(language(), ['hotel/detail', 'booking'])
  return import('./RateOutcomeDialog.tsx')
})

interface RateOutcomeProps extends Omit<RateOutcomeDialogProps, 'outcome'> {
  outcome: OpenOutcome | null
}

/** Most checks bring nothing new, so the dialog comes when one does. */
export function RateOutcome({ outcome, ...rest }: RateOutcomeProps) {
  if (!outcome) return null
  return <RateOutcomeDialog outcome={outcome} {...rest} />
}
