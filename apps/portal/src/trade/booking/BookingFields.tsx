import { useText } from '@portal/i18n'
import { fieldId, SimpleGrid, Textarea, TextInput, type useForm } from '@portal/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type CommonValues, phoneError, shownPhone } from './booking-values.ts'

type Form = Pick<ReturnType<typeof useForm<CommonValues>>, 'getInputProps'>

/** Fields of a section side by side, as many as fit. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid
    minColWidth="min(100%, 15rem)"
    spacing="lg"
    verticalSpacing="sm"
    style={{ alignItems: 'start' }}
  >
    {children}
  </SimpleGrid>
)

interface PhoneFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'error' | 'onChange' | 'onBlur' | 'type'> {
  value: string
  error: string | undefined
  onPhone: (typed: string) => void
}

/** A phone number. When the field is left it shows the number that will be sent, or says what is wrong with it. */
export function PhoneField({ value, error, onPhone, ...rest }: PhoneFieldProps) {
  const t = useText('validation')
  const [left, setLeft] = useState(false)
  return (
    <TextInput
      {...rest}
      type="tel"
      value={value}
      error={error ?? (left && phoneError(value) ? t('phone') : undefined)}
      onChange={({ currentTarget }) => {
        setLeft(false)
        onPhone(currentTarget.value)
      }}
      onBlur={() => {
        setLeft(true)
        const shown = shownPhone(value)
        if (shown !== value) onPhone(shown)
      }}
    />
  )
}

/** The contact for the supplier. */
export function ContactFields({ form, hint }: { form: Form; hint: string }) {
  const t = useText('booking')
  const phone = form.getInputProps('contact.phone')
  return (
    <FieldGrid>
      <TextInput
        {...form.getInputProps('contact.person')}
        id={fieldId('contact.person')}
        label={t('person')}
        description={hint}
        required
        autoComplete="name"
      />
      <PhoneField
        value={phone.value}
        error={phone.error}
        onPhone={phone.onChange}
        id={fieldId('contact.phone')}
        label={t('phone')}
        description={t('phoneHint')}
        required
        autoComplete="tel"
      />
      <TextInput
        {...form.getInputProps('contact.email')}
        id={fieldId('contact.email')}
        label={t('email')}
        type="email"
        autoComplete="email"
      />
    </FieldGrid>
  )
}

/** Requests to the supplier, without a guarantee. */
export function RequestsField({ form, hint }: { form: Form; hint: string }) {
  const t = useText('booking')
  return (
    <Textarea
      {...form.getInputProps('special_requests')}
      id={fieldId('special_requests')}
      style={{ gridColumn: '1 / -1' }}
      label={t('requests')}
      description={hint}
      rows={2}
      resize="vertical"
    />
  )
}

/** A remark that the supplier never sees. */
export function RemarkField({ form, hint }: { form: Form; hint: string }) {
  const t = useText('booking')
  return (
    <Textarea
      {...form.getInputProps('internal_remark')}
      id={fieldId('internal_remark')}
      style={{ gridColumn: '1 / -1' }}
      label={t('internal')}
      description={hint}
      rows={1}
      resize="vertical"
    />
  )
}
