import {
  ageConflict,
  ageOn,
  dropdownParams,
  plainName,
  type Schemas,
  useListGuests,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Combobox, Text, TextInput, useCombobox, useDebouncedValue, VisuallyHidden } from '@portal/ui'
import { type ComponentProps, useState } from 'react'
import { typingPause } from '../../shared/field/ComboField.tsx'
import { countryName } from '../place/place-names.tsx'
import type { GuestRow } from './guest-names.ts'

type Person = Schemas['SavedGuest']

const shownPeople = 6

interface SuggestedNameProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  guest: GuestRow
  /** First day of service, on which ages are counted. */
  day: string
  onName: (name: string) => void
  /** One of the suggested people was chosen. */
  onPerson: (person: Person) => void
}

/**
 * A name with people of the guest book below it. Only typing and the arrow keys open the list, and only a chosen person
 * replaces what was typed.
 */
export function SuggestedName({ guest, day, onName, onPerson, ...field }: SuggestedNameProps) {
  const t = useText('guest')
  const [asking, setAsking] = useState(false)
  const typed = plainName(guest.full_name)
  const [wanted] = useDebouncedValue(typed, typingPause)
  const isAsked = asking && typed !== '' && wanted !== ''
  const { data } = useListGuests(dropdownParams(wanted, { limit: shownPeople }), {
    query: { enabled: isAsked, placeholderData: (previous) => previous },
  })
  const people = isAsked ? (data?.list ?? []) : []
  const combobox = useCombobox({ opened: people.length > 0, onOpenedChange: setAsking })
  const choose = (id: string) => {
    const person = people.find((one) => one.id === id)
    setAsking(false)
    if (person) onPerson(person)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          value={guest.full_name}
          aria-autocomplete="list"
          onBlur={(event) => {
            setAsking(false)
            field.onBlur?.(event)
          }}
          onChange={(event) => {
            onName(event.currentTarget.value)
            setAsking(true)
            combobox.resetSelectedOption()
          }}
        />
      </Combobox.Target>
      <VisuallyHidden role="status">
        {people.length > 0 && t('book.found', { count: people.length })}
      </VisuallyHidden>
      <Combobox.Dropdown miw="min(17.5rem, 90vw)">
        <Combobox.Options aria-label={t('book.title')}>
          {people.map((person) => (
            <Combobox.Option key={person.id} value={person.id} mih={44}>
              {person.full_name}{' '}
              <Text span inherit c="dimmed">
                {person.name_local}
              </Text>
              <PersonFacts person={person} guest={guest} day={day} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface PersonFactsProps {
  person: Person
  guest: GuestRow
  day: string
}

/** What tells people of one name apart, and whether the age agrees with the place in the form. */
function PersonFacts({ person, guest, day }: PersonFactsProps) {
  const t = useText('guest')
  const { birthday, nationality, doc_type_text, doc_no_masked } = person
  const facts = [
    birthday && t('known.born', { birthday, count: Math.max(0, ageOn(birthday, day)) }),
    nationality && countryName(nationality),
    doc_no_masked && `${doc_type_text ?? ''} ${doc_no_masked}`.trim(),
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
      )}
      {ageConflict({ ...guest, birthday }, day) && (
        <Text size="xs" c="var(--mantine-color-orange-light-color)">
          {t('book.otherAge')}
        </Text>
      )}
    </>
  )
}
