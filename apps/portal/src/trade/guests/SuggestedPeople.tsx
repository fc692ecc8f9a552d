import { ageConflict, ageOn, dropdownParams, type Schemas, useListGuests } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Text, useDebouncedValue, VisuallyHidden } from '@portal/ui'
import { useEffect } from 'react'
import { type ComboList, typingPause } from '../../shared/field/ComboField.tsx'
import { SuggestionList, TwoLines } from '../../shared/field/SuggestionList.tsx'
import { countryName } from '../place/place-names.tsx'
import type { GuestRow } from './guest-names.ts'

type Person = Schemas['SavedGuest']

const shownPeople = 6

export interface SuggestedPeopleProps {
  guest: GuestRow
  /** First day of service, on which ages are counted. */
  day: string
  /** One of the suggested people was chosen. */
  onPerson: (person: Person) => void
}

/** People of the guest book below a name; without any it closes. */
export default function SuggestedPeople(props: SuggestedPeopleProps & ComboList) {
  const { guest, day, onPerson, typed, onClose, ...list } = props
  const t = useText('guest')
  const [wanted] = useDebouncedValue(typed, typingPause)
  const { data, isFetching, isError } = useListGuests(dropdownParams(wanted, { limit: shownPeople }), {
    query: { enabled: wanted !== '', placeholderData: (previous) => previous },
  })
  const people = typed === '' ? [] : (data?.list ?? [])
  const isOver = typed === '' || isError || (wanted === typed && !isFetching && people.length === 0)
  useEffect(() => {
    if (isOver) onClose()
  })
  if (people.length === 0) return null
  return (
    <>
      <VisuallyHidden role="status">{t('book.found', { count: people.length })}</VisuallyHidden>
      <SuggestionList
        {...list}
        label={t('book.title')}
        busy={isFetching}
        state={false}
        groups={[
          {
            key: 'book',
            options: people.map((person) => ({
              key: person.id,
              content: <PersonText person={person} guest={guest} day={day} />,
              onChoose: () => {
                onPerson(person)
                onClose()
              },
            })),
          },
        ]}
      />
    </>
  )
}

interface PersonTextProps {
  person: Person
  guest: GuestRow
  day: string
}

/** What tells people of one name apart, and whether the age agrees with the place in the form. */
function PersonText({ person, guest, day }: PersonTextProps) {
  const t = useText('guest')
  const { full_name, name_local, birthday, nationality, doc_type_text, doc_no_masked } = person
  const facts = [
    birthday && t('known.born', { birthday, count: Math.max(0, ageOn(birthday, day)) }),
    nationality && countryName(nationality),
    doc_no_masked && `${doc_type_text ?? ''} ${doc_no_masked}`.trim(),
  ].filter(Boolean)
  return (
    <TwoLines
      name={full_name}
      local={name_local ?? undefined}
      more={
        <>
          {facts.join(' · ')}
          {ageConflict({ ...guest, birthday }, day) && (
            <Text span inherit display="block" c="var(--mantine-color-orange-light-color)">
              {t('book.otherAge')}
            </Text>
          )}
        </>
      }
    />
  )
}
