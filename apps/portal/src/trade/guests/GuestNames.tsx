import { isSupported, plainName, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import {
  Box,
  Button,
  Columns,
  IconCopy,
  IconUser,
  lazyDialog,
  Radio,
  Stack,
  Text,
  TextInput,
} from '@portal/ui'
import { type ComponentProps, useState } from 'react'
import { useCombo } from '../../shared/field/ComboField.tsx'
import {
  copyLeadToAllRooms,
  type GuestRow,
  guestLabel,
  makeLead,
  withName,
  withoutFacts,
  withPerson,
} from './guest-names.ts'
import { KnownFacts } from './KnownFacts.tsx'
import { nameHint } from './name-help.ts'
import type { GuestListValues } from './namesakes.ts'
import { RepeatedNames } from './RepeatedNames.tsx'
import type { SuggestedPeopleProps } from './SuggestedPeople.tsx'
import { useLeftField } from './use-left-field.ts'

const SuggestedPeople = lazyDialog(() => import('./SuggestedPeople.tsx'))

interface GuestNamesProps {
  values: GuestListValues
  /** Day of check-in, on which ages are counted. */
  day: string
  onChange: (values: Partial<GuestListValues>) => void
  /** Text of a guest's error, by index. */
  errorOf: (index: number) => string | undefined
  /** Id of a guest's name field, for the error summary. */
  fieldId: (index: number) => string
}

/** The full names of all guests by room; the ages come from the search. */
export function GuestNames({ values, day, onChange, errorOf, fieldId }: GuestNamesProps) {
  const t = useText('guest')
  const { guests } = values
  const [nothingToCopy, setNothingToCopy] = useState(false)
  const change = (changed: GuestRow[]) => onChange({ guests: changed })
  const rooms = [...new Set(guests.map(({ room_index }) => room_index))]
  return (
    <Stack>
      <Text size="sm" m="-8px 0 -4px" c="dimmed">
        {t('fullNameHint')}
      </Text>
      {rooms.map((room) => (
        <Columns
          key={room}
          component="fieldset"
          widths="repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))"
          gap="var(--mantine-spacing-sm) var(--mantine-spacing-lg)"
          m={0}
          p={0}
          bd={0}
        >
          <Box component="legend" mb={4} p={0} fw={600}>
            {t('room', { number: room })}
          </Box>
          {guests.map((guest, index) =>
            guest.room_index === room ? (
              <GuestField
                // oxlint-disable-next-line react/no-array-index-key -- rows are fixed by the rate and never move
                key={index}
                guest={guest}
                day={day}
                onFacts={() => change(guests.map((row, at) => (at === index ? withoutFacts(row) : row)))}
                label={guestLabel(guests, index)}
                name={t('nameOf', { room, guest: guestLabel(guests, index) })}
                id={fieldId(index)}
                error={errorOf(index)}
                onName={(full_name) => change(withName(guests, index, full_name))}
                onPerson={(person) => change(withPerson(guests, index, person))}
                onLead={() => change(makeLead(guests, index))}
              />
            ) : null,
          )}
        </Columns>
      ))}
      <Stack gap="xs" align="flex-start">
        {rooms.length > 1 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => {
              const copied = copyLeadToAllRooms(guests)
              setNothingToCopy(copied.every(({ full_name }, index) => full_name === guests[index]?.full_name))
              change(copied)
            }}
          >
            {t('copyLead')}
          </Button>
        )}
        <Text size="xs" c="dimmed" role="status">
          {nothingToCopy && t('nothingToCopy')}
        </Text>
        <RepeatedNames values={values} inRooms onChange={onChange} />
      </Stack>
    </Stack>
  )
}

interface GuestFieldProps {
  guest: GuestRow
  /** First day of service, on which ages are counted. */
  day: string
  label: string
  /** The label with its context, for screen readers. */
  name: string
  /** The lead's label, and the action that makes this guest the lead. */
  leadLabels?: { is: string; make: string }
  /** The name is required. */
  required?: boolean
  id: string
  error: string | undefined
  onName: (name: string) => void
  /** A person of the guest book was chosen. */
  onPerson: (person: Schemas['SavedGuest']) => void
  onLead: () => void
  /** Forgets what is known beside the name. */
  onFacts: () => void
}

/** A guest's name, with hints after the field is left; an adult can become the lead. */
export function GuestField(props: GuestFieldProps) {
  const { guest, day, onLead, onFacts, onPerson, leadLabels: given, ...field } = props
  const t = useText('guest')
  const leadLabels = given ?? { is: t('lead'), make: t('makeLead') }
  const { room_index: room, type, full_name, is_lead } = guest
  return (
    <Stack gap={6}>
      <NameField {...field} value={full_name} suggested={{ guest, day, onPerson }} />
      <KnownFacts guest={guest} day={day} name={field.name} onForget={onFacts} />
      {type === 'adult' && (
        <Radio
          mih={24}
          name={`lead of room ${room}`}
          label={is_lead ? leadLabels.is : leadLabels.make}
          checked={is_lead}
          onChange={onLead}
        />
      )}
    </Stack>
  )
}

interface NameFieldProps extends Pick<GuestFieldProps, 'label' | 'name' | 'required' | 'error' | 'onName'> {
  id?: string
  value: string
  /** The guest whose name is suggested from the guest book. */
  suggested?: Pick<GuestFieldProps, 'guest' | 'day' | 'onPerson'>
}

/** A full name, with hints after the field is left. */
export function NameField(props: NameFieldProps) {
  const { id, label, name, required = true, value, error, suggested, onName } = props
  const t = useText('guest')
  /** No hints while typing. */
  const { left, onFocus, onBlur } = useLeftField()
  const hint = left ? nameHint(value) : null
  const field = {
    id,
    label,
    'aria-label': name,
    placeholder: t('fullName'),
    required,
    withAsterisk: required,
    value,
    error,
    leftSection: <IconUser size={16} aria-hidden />,
  }
  return (
    <>
      {suggested && isSupported('listGuests') ? (
        <SuggestedName
          field={field}
          suggested={suggested}
          onName={onName}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      ) : (
        <TextInput
          {...field}
          autoComplete="off"
          onFocus={onFocus}
          onBlur={onBlur}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      )}
      {hint && (
        <Text size="xs" c="dimmed" role="status">
          {t(`help.${hint.kind}`)}{' '}
          {hint.better && (
            <Button variant="subtle" size="compact-xs" onClick={() => hint.better && onName(hint.better)}>
              {t('help.use', { name: hint.better })}
            </Button>
          )}
        </Text>
      )}
    </>
  )
}

interface SuggestedNameProps extends Pick<GuestFieldProps, 'onName'> {
  field: ComponentProps<typeof TextInput> & { value: string }
  suggested: SuggestedPeopleProps
  onFocus: () => void
  onBlur: () => void
}

/** Only typing and the arrow keys open the list, and only a chosen person replaces what was typed. */
function SuggestedName({ field, suggested, onName, onFocus, onBlur }: SuggestedNameProps) {
  const { input, dropdown } = useCombo({
    question: plainName(field.value),
    onType: onName,
    list: SuggestedPeople,
    listProps: suggested,
    opensAtOnce: false,
  })
  return (
    <Box pos="relative">
      <TextInput
        {...field}
        {...input}
        onFocus={(event) => {
          onFocus()
          input.onFocus(event)
        }}
        onBlur={() => {
          onBlur()
          input.onBlur()
        }}
      />
      {dropdown}
    </Box>
  )
}
