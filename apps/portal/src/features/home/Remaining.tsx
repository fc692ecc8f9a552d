import { formatRemaining, type Instant } from '@portal/i18n'
import { useNow } from '@portal/ui'

/** How long is left until the moment, as it passes. */
export function Remaining({ at }: { at: Instant }) {
  return <strong>{formatRemaining(new Date(at).getTime() - useNow())}</strong>
}
