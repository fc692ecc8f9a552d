import { language, loadTexts } from '@portal/i18n'
import { lazySection } from '@portal/ui'
import type { RateOutcomeDialogProps } from './RateOutcomeDialog.tsx'
import type { OpenOutcome } from './use-rate-check.ts'

const RateOutcomeDialog = lazySection(async () => {
  // The hotel page has no booking texts, and a form opened from a draft none of the hotel page.
  await loadTexts(language(), ['hotel/detail', 'booking'])
  return import('./RateOutcomeDialog.tsx')
})

interface RateOutcomeProps extends Omit<RateOutcomeDialogProps, 'outcome'> {
  outcome: OpenOutcome | null
}

/** Most checks pass, so the dialog loads only when it is needed. */
export function RateOutcome({ outcome, ...rest }: RateOutcomeProps) {
  if (!outcome) return null
  return <RateOutcomeDialog outcome={outcome} {...rest} />
}
