import { adultAge } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { CloseButton, NativeSelect, Text, TextInput } from '@portal/ui'
import { countryName } from '../place/place-names.tsx'
import styles from './GuestTools.module.css'
import { type PastedRow, withBirthday } from './guest-paste.ts'

/** A row while it is reviewed. */
export interface ReviewedRow extends PastedRow {
  /** What the server finds odd; empty once the row was corrected. */
  readonly warnings: readonly string[]
}

interface PastedRowsProps {
  rows: readonly ReviewedRow[]
  /** Indices of rows without a place. */
  left: readonly number[]
  /** Number of rooms; 0 for a ride. */
  rooms: number
  /** First day of service, on which ages are counted. */
  day: string
  onChange: (rows: ReviewedRow[]) => void
}

/** What was read out of a list, to be corrected before it fills the form. */
export function PastedRows({ rows, left, rooms, day, onChange }: PastedRowsProps) {
  const t = useText('guest')
  const hasDocuments = rows.some(({ doc_no }) => doc_no !== null)
  const replace = (at: number, row: PastedRow) =>
    onChange(rows.map((known, index) => (index === at ? { ...row, warnings: [] } : known)))
  return (
    <div className={styles.scroll}>
      <table className={styles.rows} aria-label={t('paste.found')}>
        <thead>
          <tr>
            <th scope="col">{t('paste.line')}</th>
            <th scope="col">{t('fullName')}</th>
            {rooms > 0 && <th scope="col">{t('paste.room')}</th>}
            <th scope="col">{t('paste.type')}</th>
            <th scope="col">{t('paste.birthday')}</th>
            {hasDocuments && <th scope="col">{t('paste.document')}</th>}
            <th scope="col">
              <span className={styles.hidden}>{t('paste.leaveOut')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PastedRowFields
              // oxlint-disable-next-line react/no-array-index-key -- several guests may be on one line
              key={index}
              row={row}
              isLeft={left.includes(index)}
              rooms={rooms}
              hasDocuments={hasDocuments}
              day={day}
              onRow={(changed) => replace(index, changed)}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
          ))}
        </tbody>
      </table>
      {hasDocuments && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('paste.documentHint')}
        </Text>
      )}
    </div>
  )
}

/** What somebody enters instead of a birth date outweighs it. */
const noBirthday = { birthday: null, birthday_error: null } as const

const childAges = Array.from({ length: adultAge }, (_, years) => String(years))

interface PastedRowFieldsProps extends Pick<PastedRowsProps, 'rooms' | 'day'> {
  row: ReviewedRow
  isLeft: boolean
  hasDocuments: boolean
  onRow: (row: PastedRow) => void
  onRemove: () => void
}

function PastedRowFields({ row, isLeft, rooms, hasDocuments, day, onRow, onRemove }: PastedRowFieldsProps) {
  const t = useText('guest')
  const labelOf = (field: string) => t('paste.fieldOf', { field, name: row.full_name })
  const birthday = row.birthday ?? ''
  const notes = [...row.warnings, ...(isLeft && row.warnings.length === 0 ? [noPlace(row)] : [])]
  function noPlace({ type, age }: PastedRow) {
    return type === 'child' ? t('paste.noChildPlace', { age: age ?? '?' }) : t('paste.noAdultPlace')
  }
  return (
    <tr>
      <td>{row.line}</td>
      <td>
        <TextInput
          size="xs"
          miw="9rem"
          aria-label={labelOf(t('fullName'))}
          value={row.full_name}
          autoComplete="off"
          onChange={(event) => onRow({ ...row, full_name: event.currentTarget.value })}
        />
        {(row.name_local ?? row.nationality) && (
          <Text size="xs" c="dimmed">
            {[row.name_local, row.nationality && countryName(row.nationality)].filter(Boolean).join(' · ')}
          </Text>
        )}
        {notes.map((note) => (
          <Text key={note} size="xs" c="var(--mantine-color-orange-light-color)">
            {note}
          </Text>
        ))}
      </td>
      {rooms > 0 && (
        <td data-head={t('paste.room')}>
          <NativeSelect
            size="xs"
            miw="4rem"
            aria-label={labelOf(t('paste.room'))}
            value={row.room_index === null ? '' : String(row.room_index)}
            data={[
              { value: '', label: t('paste.anyRoom') },
              ...Array.from({ length: rooms }, (_, room) => String(room + 1)),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onRow({ ...row, room_index: value === '' ? null : Number(value) })
            }
          />
        </td>
      )}
      <td data-head={t('paste.type')}>
        <div className={styles.type}>
          <NativeSelect
            size="xs"
            miw="5.25rem"
            aria-label={labelOf(t('paste.type'))}
            value={row.type ?? 'adult'}
            data={[
              { value: 'adult', label: t('paste.adult') },
              { value: 'child', label: t('paste.childPlain') },
            ]}
            onChange={({ currentTarget: { value } }) =>
              onRow(
                value === 'child'
                  ? { ...row, ...noBirthday, type: 'child' }
                  : { ...row, ...noBirthday, type: 'adult', age: null },
              )
            }
          />
          {row.type === 'child' && (
            <NativeSelect
              size="xs"
              miw="3.75rem"
              aria-label={labelOf(t('paste.age'))}
              value={row.age === null ? '' : String(row.age)}
              data={[{ value: '', label: '?' }, ...childAges]}
              onChange={({ currentTarget: { value } }) =>
                onRow({ ...row, ...noBirthday, age: value === '' ? null : Number(value) })
              }
            />
          )}
        </div>
      </td>
      <td data-head={t('paste.birthday')}>
        <TextInput
          size="xs"
          // An error below must not push the last column out of the dialog.
          maw="11rem"
          errorProps={{ style: { whiteSpace: 'normal' } }}
          type="date"
          aria-label={labelOf(t('paste.birthday'))}
          value={birthday}
          max={day}
          error={
            row.birthday_error ?? (birthday > day && t('conflict.unborn', { birthday, day: formatDate(day) }))
          }
          onChange={({ currentTarget: { value } }) => onRow(withBirthday(row, value, day))}
        />
      </td>
      {hasDocuments && <td {...(row.doc_no && { 'data-head': t('paste.document') })}>{row.doc_no}</td>}
      <td>
        <CloseButton
          size="sm"
          aria-label={t('paste.leaveOutName', { name: row.full_name })}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}
