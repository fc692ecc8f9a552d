import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { sumOf } from '../../shared/money/decimal.ts'

/** How many options are chosen and what they come to, where the quote shows prices. */
export function ChoiceTotal({ options }: { options: readonly Schemas['PublicQuoteOption'][] }) {
  const t = useText('quote')
  const total = sumOf(options.flatMap(({ sell_price }) => sell_price ?? []))
  return (
    <span>
      {t('public.picked', { count: options.length })}
      {total && (
        <>
          {' · '}
          <Money value={total} strong />
        </>
      )}
    </span>
  )
}
