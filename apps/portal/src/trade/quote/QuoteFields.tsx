import { operatorZone, useText } from '@portal/i18n'
import { Checkbox, DateField, SimpleGrid, Stack, TextInput } from '@portal/ui'
import { today } from '../../shared/time/server-clock.ts'
import { useAllocation } from '../allocation/allocation.ts'
import type { QuoteValues } from './quote-form.ts'

interface QuoteFieldsProps {
  values: QuoteValues
  /** By field. */
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<QuoteValues>) => void
}

/** The customer, validity and visible details of a quote. */
export function QuoteFields({ values, errors, onChange }: QuoteFieldsProps) {
  const t = useText('quote')
  const setting = useAllocation()?.setting
  const asksReference = setting !== undefined && setting.own_reference !== 'off'
  const field = (name: 'title' | 'customer' | 'contact' | 'own_reference', more: object = {}) => (
    <TextInput
      label={t(`fields.${name}`)}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      {...more}
    />
  )
  return (
    <SimpleGrid
      minColWidth="min(100%, 15rem)"
      spacing="lg"
      verticalSpacing="sm"
      style={{ alignItems: 'start' }}
    >
      {field('title', { required: true, maxLength: 120 })}
      {field('customer', { required: true, maxLength: 100, 'data-autofocus': true })}
      {field('contact', {
        maxLength: 120,
        description: t('fields.contactHint'),
      })}
      {asksReference && field('own_reference', { maxLength: 40, description: t('fields.referenceHint') })}
      <DateField
        label={t('fields.until')}
        value={values.until}
        onChange={(until) => onChange({ until: until ?? '' })}
        minDate={today(operatorZone())}
        error={errors['until']}
        required
      />
      <Stack gap="xs" justify="center">
        <Checkbox
          label={t('fields.price')}
          checked={values.price}
          onChange={(event) => onChange({ price: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('fields.policy')}
          checked={values.policy}
          onChange={(event) => onChange({ policy: event.currentTarget.checked })}
        />
      </Stack>
    </SimpleGrid>
  )
}
