import { useText } from '@portal/i18n'
import { Button, IconCopy, IconUser, Radio, TextInput } from '@portal/ui'
import styles from './GuestNames.module.css'
import { guestLabel } from './guest-label.ts'
import { copyLeadToAllRooms, type GuestRow, makeLead, withName } from './guest-names.ts'
import { nameHint } from './name-help.ts'
import type { GuestListValues } from './namesakes.ts'
import { RepeatedNames } from './RepeatedNames.tsx'
import { useLeftField } from './use-left-field.ts'

interface GuestNamesProps {
  values: GuestListValues
  onChange: (values: Partial<GuestListValues>) => void
  /** Text of the error of one guest, by its place in the list. */
  errorOf: (index: number) => string | undefined
  /** Id of the name field of one guest, so that a summary of errors can lead there. */
  fieldId: (index: number) => string
}

/** Every guest of every room by full name; ages are those that were searched. */
export function GuestNames({ values, onChange, errorOf, fieldId }: GuestNamesProps) {
  const t = useText('guest')
  const { guests } = values
  const change = (changed: GuestRow[]) => onChange({ guests: changed })
  const rooms = [...new Set(guests.map(({ room_index }) => room_index))]
  return (
    <div className={styles.rooms}>
      <p className={styles.hint}>{t('fullNameHint')}</p>
      {rooms.map((room) => (
        <fieldset key={room} className={styles.room}>
          <legend className={styles.legend}>{t('room', { number: room })}</legend>
          {guests.map((guest, index) =>
            guest.room_index === room ? (
              <GuestField
                // oxlint-disable-next-line react/no-array-index-key -- rows are fixed by the rate and never move
                key={index}
                guest={guest}
                label={guestLabel(guests, index)}
                name={t('nameOf', { room, guest: guestLabel(guests, index) })}
                id={fieldId(index)}
                error={errorOf(index)}
                onName={(full_name) => change(withName(guests, index, full_name))}
                onLead={() => change(makeLead(guests, index))}
              />
            ) : null,
          )}
        </fieldset>
      ))}
      <div className={styles.foot}>
        {rooms.length > 1 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => change(copyLeadToAllRooms(guests))}
          >
            {t('copyLead')}
          </Button>
        )}
        <RepeatedNames values={values} inRooms onChange={onChange} />
      </div>
    </div>
  )
}

interface GuestFieldProps {
  guest: GuestRow
  label: string
  /** The label where it stands alone: with what the eye sees around it. */
  name: string
  /** What the lead is called, and what makes one of this guest. */
  leadLabels?: { is: string; make: string }
  /** Whether the booking needs this name. */
  required?: boolean
  id: string
  error: string | undefined
  onName: (name: string) => void
  onLead: () => void
}

/** The name of one guest, with help when the field is left; an adult may be made the lead. */
export function GuestField(props: GuestFieldProps) {
  const { guest, label, name, required = true, id, error, onName, onLead } = props
  const t = useText('guest')
  const leadLabels = props.leadLabels ?? { is: t('lead'), make: t('makeLead') }
  const { room_index: room, type, full_name, is_lead } = guest
  /** Nobody is corrected while still typing. */
  const { left, onFocus, onBlur } = useLeftField()
  const hint = left ? nameHint(full_name) : null
  return (
    <div className={styles.guest}>
      <TextInput
        id={id}
        className={styles.name}
        label={label}
        aria-label={name}
        placeholder={t('fullName')}
        required={required}
        withAsterisk={required}
        autoComplete="off"
        maxLength={100}
        value={full_name}
        error={error}
        leftSection={<IconUser size={16} aria-hidden />}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {hint && (
        <p className={styles.help} role="status">
          {t(`help.${hint.kind}`)}{' '}
          {hint.better && (
            <Button variant="subtle" size="compact-xs" onClick={() => hint.better && onName(hint.better)}>
              {t('help.use', { name: hint.better })}
            </Button>
          )}
        </p>
      )}
      {type === 'adult' && (
        <Radio
          className={styles.lead}
          name={`lead of room ${room}`}
          label={is_lead ? leadLabels.is : leadLabels.make}
          checked={is_lead}
          onChange={onLead}
        />
      )}
    </div>
  )
}
