import { useText } from '@portal/i18n'
import { fieldId, SimpleGrid, Textarea, TextInput, type useForm } from '@portal/ui'
import type { ReactNode } from 'react'
import type { CommonValues } from './booking-values.ts'

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

/** The contact for the supplier. */
export function ContactFields({ form, hint }: { form: Form; hint: string }) {
  const t = useText('booking')
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
      <TextInput
        {...form.getInputProps('contact.phone')}
        id={fieldId('contact.phone')}
        label={t('phone')}
        description={t('phoneHint')}
        required
        type="tel"
        autoComplete="tel"
        placeholder={t('phonePlaceholder')}
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
