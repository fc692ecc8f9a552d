import { useText } from '@portal/i18n'
import { IconFlag, lazyDialog } from '@portal/ui'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import { countryName } from '../../../trade/place/place-names.tsx'

const NationalityPopover = lazyDialog(() => import('./NationalityPopover.tsx'))

interface NationalitySelectProps {
  /** ISO 3166 code of two letters. */
  value: string
  onChange: (code: string) => void
  error?: string | undefined
}

/** The guests' nationality; the list finds countries in either script or by code. */
export function NationalitySelect({ value, onChange, error }: NationalitySelectProps) {
  const t = useText('stay')
  return (
    <PopoverField
      label={t('nationality')}
      icon={<IconFlag size={18} aria-hidden />}
      error={error}
      popover={NationalityPopover}
      popoverProps={{ value, onChange }}
    >
      {countryName(value)}
    </PopoverField>
  )
}
