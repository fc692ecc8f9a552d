import { useText } from '@portal/i18n'
import { Alert, Checkbox, IconAlertTriangle, Text } from '@portal/ui'
import { guestLabel } from './guest-names.ts'
import { areConfirmed, type GuestListValues, namesakes, namesakesKey, namesElsewhere } from './namesakes.ts'

interface RepeatedNamesProps {
  values: GuestListValues
  /** Whether the guests have rooms; those of a ride share a vehicle. */
  inRooms: boolean
  onChange: (values: Pick<GuestListValues, 'different_people'>) => void
}

/**
 * Repeated names. In one room or vehicle they are an error until the operator confirms different people; elsewhere they
 * are only pointed out.
 */
export function RepeatedNames({ values, inRooms, onChange }: RepeatedNamesProps) {
  const t = useText('guest')
  const { guests } = values
  const groups = namesakes(guests)
  const areTwo = groups.flat().length === 2
  const note = (group: readonly number[]) => {
    const [first = 0] = group
    const labels = group.map((index) => guestLabel(guests, index)).join(t('namesakes.and'))
    const params = { guests: labels, name: guests[first]?.full_name.trim() ?? '' }
    return inRooms
      ? t('namesakes.inRoom', { ...params, room: guests[first]?.room_index ?? 1 })
      : t('namesakes.same', params)
  }
  return (
    <>
      {groups.length > 0 && (
        <Alert
          role="note"
          color="orange"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          maw="46rem"
          mt={4}
          mb="sm"
        >
          <div role="status">
            {groups.map((group) => (
              <Text key={group[0]} mb="xs">
                {note(group)}
              </Text>
            ))}
            <Text mb="xs">{t('namesakes.correct')}</Text>
          </div>
          <Checkbox
            label={t(areTwo ? 'namesakes.differentTwo' : 'namesakes.differentAll')}
            checked={areConfirmed(values)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ different_people: checked ? namesakesKey(guests) : '' })
            }
          />
        </Alert>
      )}
      {namesElsewhere(guests).map((name) => (
        <Text key={name} size="sm" c="var(--mantine-color-orange-light-color)" role="status">
          {t('repeated', { name })}
        </Text>
      ))}
    </>
  )
}
