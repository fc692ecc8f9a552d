import { lastingStorage } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconFlag } from '@portal/ui'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import { latePart } from '../../../shared/late-part.ts'
import { countryName } from '../../../trade/place/country-name.ts'
import { defaultNationality } from '../../../trade/search/stay.ts'

/** Whose guests were searched for last, on this device: it says nothing of the member. */
const key = 'guest-nationality'

/** ISO 3166 code of two letters with which a new search begins. */
export function usualNationality(): string {
  const kept = lastingStorage.read(key) ?? ''
  return /^[A-Z]{2}$/.test(kept) ? kept : defaultNationality
}

/** The next search begins with it. */
export function rememberNationality(nationality: string): void {
  lastingStorage.write(key, nationality)
}

const list = latePart(() => import('./NationalityPopover.tsx'))

interface NationalitySelectProps {
  /** ISO 3166 code of two letters. */
  value: string
  onChange: (code: string) => void
}

/** Nationality of the guests; opened, every country, found in either script or by its code. */
export function NationalitySelect({ value, onChange }: NationalitySelectProps) {
  const t = useText('stay')
  return (
    <PopoverField
      label={t('nationality')}
      icon={<IconFlag size={18} aria-hidden />}
      popover={list}
      popoverProps={{ value, onChange }}
    >
      {countryName(value)}
    </PopoverField>
  )
}
