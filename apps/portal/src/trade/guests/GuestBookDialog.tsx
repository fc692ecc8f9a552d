import {
  ageConflict,
  ageOn,
  dropdownParams,
  type Schemas,
  useListGuests,
  useSaveGuest,
} from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, FormDialog, LinesSkeleton, Text, TextInput, useDebouncedValue } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import styles from './GuestTools.module.css'
import { factsOf, type GuestRow, withPerson } from './guest-names.ts'
import { nextEmptyPlace, placeFor } from './guest-paste.ts'

interface GuestBookDialogProps {
  guests: readonly GuestRow[]
  /** Label of a guest's place. */
  placeOf: (guests: readonly GuestRow[], index: number) => string
  /** First day of service, on which ages are counted. */
  day: string
  onChange: (guests: GuestRow[]) => void
  onClose: () => void
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

const toSavedGuest = (guest: GuestRow): Schemas['SaveGuestRequest'] => {
  const { name_local, birthday, nationality } = factsOf(guest)
  return {
    full_name: guest.full_name.trim(),
    ...(name_local && { name_local }),
    ...(birthday && { birthday }),
    ...(nationality && { nationality }),
  }
}

/**
 * The company's guest book: each click puts a person into the next empty place, of the right age where there is one. New
 * people can be saved.
 */
export default function GuestBookDialog({ guests, placeOf, day, onChange, onClose }: GuestBookDialogProps) {
  const t = useText('guest')
  const mayKeep = useHoldsNode('order/book')
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed.trim(), 200)
  const { data, error, isFetching, refetch } = useListGuests(dropdownParams(wanted, { limit: 50 }), {
    query: { placeholderData: (previous) => previous },
  })
  const keep = useSaveGuest()
  const next = nextEmptyPlace(guests)
  const known = data?.list ?? []
  const fresh = guests.filter(
    ({ full_name }, index) =>
      full_name.trim() !== '' &&
      !known.some((one) => same(one.full_name, full_name)) &&
      guests.findIndex((other) => same(other.full_name, full_name)) === index,
  )
  const put = (person: Schemas['SavedGuest']) => {
    const place = placeFor(guests, person, day)
    if (place !== null) onChange(withPerson(guests, place, person))
  }
  const keepAll = async () => {
    for (const guest of fresh) await keep.mutateAsync({ data: toSavedGuest(guest) })
    return false
  }
  const factsText = ({ birthday, phone, notes }: Schemas['SavedGuest']) =>
    [birthday && t('known.born', { birthday, count: Math.max(0, ageOn(birthday, day)) }), phone, notes]
      .filter(Boolean)
      .join(' · ')
  const isOfNoFreeAge = ({ birthday }: Schemas['SavedGuest']) => {
    const place = placeFor(guests, { birthday }, day)
    const guest = place === null ? undefined : guests[place]
    return guest !== undefined && ageConflict({ ...guest, birthday }, day) !== null
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('book.title')}
      submitLabel={t('book.keep', { count: fresh.length })}
      cancelLabel={t('book.done')}
      onSubmit={keepAll}
      canSubmit={mayKeep && fresh.length > 0 && wanted === ''}
    >
      <TextInput
        label={t('book.search')}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {next === null ? t('book.full') : t('book.next', { place: placeOf(guests, next) })}
      </Text>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <LinesSkeleton lines={5} />}
      {data && known.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('book.empty')}
        </Text>
      )}
      <ul className={styles.list} aria-busy={isFetching}>
        {known.map((person) => (
          <Flex
            key={person.id}
            component="li"
            gap="xs"
            align="center"
            mih={44}
            py={2}
            style={{ borderBottom: '1px solid var(--ui-hairline)' }}
          >
            <Flex component="span" direction="column" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <span>
                {person.full_name}{' '}
                {person.name_local && (
                  <Text span inherit fz="xs" c="dimmed">
                    {person.name_local}
                  </Text>
                )}
              </span>
              <Text span inherit fz="xs" c="dimmed">
                {factsText(person)}
              </Text>
              {isOfNoFreeAge(person) && (
                <Text span inherit fz="xs" c="var(--mantine-color-orange-light-color)">
                  {t('book.noPlace')}
                </Text>
              )}
            </Flex>
            <Button
              size="compact-sm"
              variant="default"
              disabled={next === null || guests.some((guest) => same(guest.full_name, person.full_name))}
              aria-label={t('book.putName', { name: person.full_name })}
              onClick={() => put(person)}
            >
              {t('book.put')}
            </Button>
          </Flex>
        ))}
      </ul>
    </FormDialog>
  )
}
