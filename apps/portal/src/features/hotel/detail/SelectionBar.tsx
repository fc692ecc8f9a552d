import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { FootBar } from '../../../shared/FootBar.tsx'
import type { Stay } from '../../../trade/search/stay.ts'
import { QuoteButton } from './QuoteButton.tsx'
import { mostSelected, type RateSelection } from './use-rate-selection.ts'

const CompareDialog = lazyDialog(() => import('./CompareDialog.tsx'))

interface SelectionBarProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'name' | 'tz'>
  stay: Stay
  rates: readonly Schemas['Rate'][]
  selection: RateSelection
  onBook: (rate: Schemas['Rate']) => void
}

/** Actions for the selected rates, fixed at the bottom of the screen. */
export function SelectionBar({ hotel, stay, rates, selection, onBook }: SelectionBarProps) {
  const t = useText('hotel/detail')
  const [comparing, setComparing] = useState(false)
  if (rates.length === 0) return null
  return (
    <FootBar label={t('selection.label')}>
      <Text span role="status" size="sm" flex={{ base: '1 0 100%', sm: 1 }}>
        {t('selection.count', { count: rates.length, most: mostSelected })}
      </Text>
      <Button size="xs" variant="default" onClick={selection.clear}>
        {t('selection.clear')}
      </Button>
      <Button size="xs" disabled={rates.length < 2} onClick={() => setComparing(true)}>
        {t('selection.compare')}
      </Button>
      <QuoteButton hotel={hotel} stay={stay} rates={rates} />
      {comparing && (
        <CompareDialog
          rates={rates}
          onClose={() => setComparing(false)}
          onBook={(rate) => {
            setComparing(false)
            onBook(rate)
          }}
        />
      )}
    </FootBar>
  )
}
