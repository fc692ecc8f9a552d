import { ageConflict, ageOn } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { CloseButton, Group, Text } from '@portal/ui'
import { countryName } from '../place/place-names.tsx'
import type { GuestRow } from './guest-names.ts'

interface KnownFactsProps {
  guest: GuestRow
  /** First day of service, on which ages are counted. */
  day: string
  /** Name of the field, for screen readers. */
  name: string
  onForget: () => void
}

/** What is known of a person beside the name, and whether the birth date agrees with the place. */
export function KnownFacts({ guest, day, name, onForget }: KnownFactsProps) {
  const t = useText('guest')
  const { name_local, birthday, nationality } = guest
  const facts = [
    name_local,
    birthday && t('known.born', { birthday, count: Math.max(0, ageOn(birthday, day)) }),
    nationality && countryName(nationality),
  ].filter(Boolean)
  if (facts.length === 0) return null
  const conflict = ageConflict(guest, day)
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Text>
        <CloseButton size="xs" aria-label={t('known.forget', { name })} onClick={onForget} />
      </Group>
      {conflict && (
        <Text size="xs" c="var(--mantine-color-error)" role="status">
          {t(`conflict.${conflict.kind}`, {
            birthday: conflict.birthday,
            day: formatDate(day),
            count: Math.max(0, conflict.age),
            searched: guest.age ?? 0,
          })}
        </Text>
      )}
    </>
  )
}
