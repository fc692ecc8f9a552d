import { lastingStorage } from '@portal/auth'
import { useText } from '@portal/i18n'
import { IconFlag, lazyDialog } from '@portal/ui'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import { countryName } from '../../../trade/place/place-names.tsx'
import { defaultNationality } from '../../../trade/search/stay.ts'

/** The last searched nationality on this device; it reveals nothing about the member. */
const key = 'guest-nationality'

/** ISO 3166 alpha-2 code that a new search starts with. */
export function usualNationality(): string {
  const kept = lastingStorage.read(key) ?? ''
  return /^[A-Z]{2}$/.test(kept) ? kept : defaultNationality
}

/** The next search starts with it. */
export function rememberNationality(nationality: string): void {
  lastingStorage.write(key, nationality)
}

const NationalityPopover = lazyDialog(() => import('./NationalityPopover.tsx'))

interface NationalitySelectProps {
  /** ISO 3166 code of two letters. */
  value: string
  onChange: (code: string) => void
}

/** The guests' nationality; the list finds countries in either script or by code. */
export function NationalitySelect({ value, onChange }: NationalitySelectProps) {
  const t = useText('stay')
  return (
    <PopoverField
      label={t('nationality')}
      icon={<IconFlag size={18} aria-hidden />}
      popover={NationalityPopover}
      popoverProps={{ value, onChange }}
    >
      {countryName(value)}
    </PopoverField>
  )
}
