import { type Schemas, useRequestGroup } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { addDays, operatorZone, useText } from '@portal/i18n'
import { DateField, FormDialog, fieldId, notify, SimpleGrid, Text, Textarea, TextInput } from '@portal/ui'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { plainAmount, typedMoney } from '../../../shared/money/typed-amount.ts'
import { today } from '../../../shared/time/server-clock.ts'
import { AllocationFields } from '../../../trade/allocation/AllocationFields.tsx'
import {
  allocationErrorsAt,
  givenAllocation,
  noAllocation,
  useAllocation,
} from '../../../trade/allocation/allocation.ts'
import { PhoneField } from '../../../trade/booking/BookingFields.tsx'
import {
  contactErrors,
  foundErrors,
  operatorContact,
  plainPhone,
} from '../../../trade/booking/booking-values.ts'
import type { Stay } from '../../../trade/search/stay.ts'
import { NationalitySelect } from '../search/NationalitySelect.tsx'
import { StayDates } from '../search/StayDates.tsx'
import { type GroupValues, RoomLines } from './GroupRoomLines.tsx'
import { linesOf, type RoomLine } from './group-request.ts'

interface GroupRequestDialogProps {
  hotel: Schemas['HotelInfo']
  stay: Stay
  /** The trip that the orders of the group join. */
  trip_id?: string | undefined
  /** Called instead of `onClose` once it is sent. */
  onSent: (id: string) => void
  onClose: () => void
}

/** Six in the evening of that day in the operator's time, in epoch seconds. */
const eveningOf = (day: string): number => Math.floor(new Date(`${day}T18:00:00`).getTime() / 1000)

const toLine = ({ room_type_id, rooms, adults, ages }: RoomLine): Schemas['GroupRoomEntry'] => ({
  ...(room_type_id !== '' && { room_type_id }),
  rooms: Number(rooms),
  adults: Number(adults),
  child_ages: (ages.match(/\d+/g) ?? []).map(Number),
})

function toBody(values: GroupValues, hotel_id: string, currency: string, trip_id?: string) {
  const { title, check_in, check_out, nationality, rooms, wishes, budget, contact, answer_by } = values
  const email = contact.email.trim()
  return {
    title: title.trim(),
    hotel_id,
    check_in,
    check_out,
    nationality,
    rooms: rooms.map(toLine),
    ...(wishes.trim() !== '' && { wishes: wishes.trim() }),
    ...(budget.trim() !== '' && { budget: typedMoney(budget, currency) }),
    contact: {
      person: contact.person.trim(),
      phone: plainPhone(contact.phone),
      ...(email !== '' && { email }),
    },
    ...givenAllocation(values.allocation),
    ...(trip_id && { trip_id }),
    answer_by: eveningOf(answer_by),
  }
}

/** Asks for more rooms than one booking takes. What cannot be answered is said at its field by the server. */
export default function GroupRequestDialog(props: GroupRequestDialogProps) {
  const { hotel, stay, trip_id, onSent, onClose } = props
  const t = useText('group')
  const { mutateAsync } = useRequestGroup()
  const currency = useSession(({ siteInfo }) => siteInfo?.settlement_currency) ?? 'CNY'
  const day = today(operatorZone())
  const allocation = useAllocation()
  const form = useCheckedForm<GroupValues>({
    keptAs: `group ${hotel.id}`,
    initial: {
      title: '',
      check_in: stay.check_in,
      check_out: stay.check_out,
      nationality: stay.nationality,
      rooms: linesOf(stay.rooms),
      wishes: '',
      budget: '',
      contact: operatorContact(),
      allocation: noAllocation,
      answer_by: addDays(day, 1),
    },
    check: (values) => ({
      ...foundErrors([
        ['title', values.title.trim() === '' && 'required'],
        ...contactErrors(values),
        ['answer_by', values.answer_by === '' && 'required'],
        [
          'budget',
          values.budget.trim() !== '' &&
            !/^\d{1,9}(?:\.\d{1,2})?$/.test(plainAmount(values.budget)) &&
            'amount',
        ],
      ]),
      ...allocationErrorsAt(values, allocation),
    }),
    submit: async (values, client_ref) => {
      const { group } = await mutateAsync({
        data: { client_ref, ...toBody(values, hotel.id, currency, trip_id) },
      })
      notify.success(t('sent'))
      onSent(group.id)
    },
  })
  const { values, change, field, errorAt } = form
  const phone = field('contact.phone')
  return (
    <FormDialog
      opened
      size="xl"
      onClose={onClose}
      title={t('form.title', { hotel: hotel.name })}
      submitLabel={t('form.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text size="sm" c="dimmed">
        {t('form.hint')}
      </Text>
      <TextInput {...field('title')} label={t('fields.title')} required maxLength={120} data-autofocus />
      <SimpleGrid minColWidth="min(100%, 18rem)" spacing="sm" style={{ alignItems: 'start' }}>
        <StayDates
          check_in={values.check_in}
          check_out={values.check_out}
          onChange={change}
          tz={hotel.tz}
          error={errorAt('check_in') ?? errorAt('check_out')}
        />
        <NationalitySelect
          value={values.nationality}
          onChange={(nationality) => change({ nationality })}
          error={errorAt('nationality')}
        />
      </SimpleGrid>
      <RoomLines hotel={hotel} form={form} />
      <SimpleGrid
        minColWidth="min(100%, 15rem)"
        spacing="lg"
        verticalSpacing="sm"
        style={{ alignItems: 'start' }}
      >
        <DateField
          label={t('fields.answerBy')}
          description={t('fields.answerByHint')}
          value={values.answer_by}
          onChange={(answer_by) => change({ answer_by: answer_by ?? '' })}
          minDate={day}
          maxDate={values.check_in}
          error={errorAt('answer_by')}
          required
        />
        <TextInput
          {...field('budget')}
          label={t('fields.budgetIn', { currency })}
          description={t('fields.budgetHint')}
          inputMode="decimal"
        />
        <TextInput {...field('contact.person')} label={t('fields.person')} required autoComplete="name" />
        <PhoneField
          value={values.contact.phone}
          error={phone.error}
          onPhone={(typed) => form.set('contact.phone', typed)}
          label={t('fields.phone')}
          required
          autoComplete="tel"
        />
        <TextInput {...field('contact.email')} label={t('fields.email')} type="email" autoComplete="email" />
        {allocation && (
          <AllocationFields
            known={allocation}
            inputOf={(name) => ({ ...field(`allocation.${name}`), id: fieldId(`allocation.${name}`) })}
          />
        )}
      </SimpleGrid>
      <Textarea {...field('wishes')} label={t('fields.wishes')} maxLength={500} rows={2} resize="vertical" />
    </FormDialog>
  )
}
