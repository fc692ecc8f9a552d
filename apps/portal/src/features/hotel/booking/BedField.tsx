import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { fieldId, Group, Radio, type useForm } from '@portal/ui'
import { type BookingValues, chosenBed } from './booking-form.ts'

interface BedFieldProps {
  form: Pick<ReturnType<typeof useForm<BookingValues>>, 'getInputProps'>
  /** Beds that the rate offers; a single bed is no choice. */
  types: readonly Schemas['BedType'][]
}

/** The bed, if the rate offers several. */
export function BedField({ form, types }: BedFieldProps) {
  const t = useText('hotel/booking')
  const hotel = useText('hotel')
  const { value, onChange, error } = form.getInputProps('bed')
  if (types.length < 2) return null
  return (
    <Radio.Group
      id={fieldId('bed')}
      style={{ gridColumn: '1 / -1' }}
      label={t('bed')}
      description={t('bedHint')}
      value={chosenBed(value, types) ?? ''}
      onChange={onChange}
      error={error}
    >
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" mt={4} mb={4}>
        {types.map((type) => (
          <Radio key={type} value={type} label={hotel(`bedTypes.${type}`)} />
        ))}
      </Group>
    </Radio.Group>
  )
}
