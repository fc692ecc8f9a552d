import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Fieldset, fieldId, Input, Stack, Text, TextInput } from '@portal/ui'
import type { ReactNode } from 'react'
import type { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { ContactFields, FieldGrid, RequestsField } from '../../../trade/booking/BookingFields.tsx'
import { NameField } from '../../../trade/guests/GuestNames.tsx'
import { withName } from '../../../trade/guests/guest-names.ts'
import { RepeatedNames } from '../../../trade/guests/RepeatedNames.tsx'
import { productFacts } from '../../../trade/product/facts.ts'
import { guestName, type SharedValues } from './amend-values.ts'

interface AmendFieldsProps {
  order: Schemas['Order']
  form: Pick<
    ReturnType<typeof useCheckedForm<SharedValues>>,
    'values' | 'change' | 'field' | 'set' | 'errorAt'
  >
  /** The product's own fields. */
  children: ReactNode
}

/** Names, the product's own fields, contact and requests. */
export function AmendFields({ order, form, children }: AmendFieldsProps) {
  const t = useText('order-change')
  const { guests } = form.values
  return (
    <Stack>
      <Part name={t('guests')}>
        <Stack gap="sm">
          <FieldGrid>
            {guests.map(({ full_name }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- guests never change places
              <div key={index}>
                <NameField
                  id={fieldId(`guests.${index}.full_name`)}
                  label={guestName(guests, index)}
                  name={guestName(guests, index)}
                  value={full_name}
                  error={form.errorAt(`guests.${index}.full_name`)}
                  onName={(name) => form.change({ guests: withName(guests, index, name) })}
                />
                {order.guests[index]?.name_local && (
                  <TextInput {...form.field(`local_names.${index}`)} label={t('localName')} maxLength={100} />
                )}
              </div>
            ))}
          </FieldGrid>
          <RepeatedNames
            values={form.values}
            inRooms={guests.some(({ room_index }) => room_index > 1)}
            onChange={form.change}
          />
        </Stack>
      </Part>
      <Part name={t('service')}>{children}</Part>
      <Part name={t('contactAndRequests')}>
        <Stack gap="sm">
          <ContactFields form={{ getInputProps: form.field }} hint="" />
          <RequestsField form={{ getInputProps: form.field }} hint={t('requestsHint')} />
        </Stack>
      </Part>
      <Input.Description>
        {t(productFacts[order.order_type].wording === 'stay' ? 'otherStay' : 'otherRide')}
      </Input.Description>
    </Stack>
  )
}

/** A group of fields under a heading, without a second frame. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text span inherit fz="lg" fw={600}>
          {name}
        </Text>
      }
    >
      {children}
    </Fieldset>
  )
}
