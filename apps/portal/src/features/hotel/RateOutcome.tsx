import type { Schemas } from '@portal/api-client'
import { lazy, Suspense } from 'react'
import type { OpenOutcome } from './use-rate-check.ts'

const RateOutcomeDialog = lazy(() => import('./RateOutcomeDialog.tsx'))

interface RateOutcomeProps {
  outcome: OpenOutcome | null
  /** Goes on with the fresh rate, or with another one. */
  onAccept: (rate: Schemas['Rate']) => void
  onOther: () => void
}

/** Most checks bring nothing new, so the dialog comes when one does. */
export function RateOutcome({ outcome, ...rest }: RateOutcomeProps) {
  if (!outcome) return null
  return (
    <Suspense>
      <RateOutcomeDialog outcome={outcome} {...rest} />
    </Suspense>
  )
}
