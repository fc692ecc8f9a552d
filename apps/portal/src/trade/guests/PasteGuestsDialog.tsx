import { parseGuests, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Text, Textarea } from '@portal/ui'
import { useState } from 'react'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import type { RoomOccupancy } from '../search/stay-search.ts'
import styles from './GuestTools.module.css'
import type { GuestRow } from './guest-names.ts'
import { fillRooms } from './guest-paste.ts'

interface PasteGuestsDialogProps {
  guests: readonly GuestRow[]
  rooms: readonly RoomOccupancy[]
  /** First day of service, on which ages are counted. */
  day: string
  onChange: (guests: GuestRow[]) => void
  onClose: () => void
}

/** A list from a mail or spreadsheet: the server parses it, the operator reviews it, then it fills the rooms. */
export default function PasteGuestsDialog({ guests, rooms, day, onChange, onClose }: PasteGuestsDialogProps) {
  const t = useText('guest')
  const [read, setRead] = useState<Schemas['ParseGuestsAnswer'] | null>(null)
  const placed = read && fillRooms(guests, read.rows)
  const count = read ? read.rows.length - (placed?.left.length ?? 0) : 0
  const form = useCheckedForm({
    initial: { text: '' },
    // A changed list must be parsed again.
    onValuesChange: () => setRead(null),
    submit: async ({ text }) => {
      if (placed && count > 0) {
        onChange(placed.guests)
        return true
      }
      const occupancies = rooms.map(({ adults, child_ages }) => ({ adults, child_ages: [...child_ages] }))
      setRead(await parseGuests({ text, rooms: occupancies, day }))
      return false
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('paste.title')}
      submitLabel={count > 0 ? t('paste.fill', { count }) : t('paste.read')}
      onSubmit={form.submit}
      isUnsaved={() => form.values.text !== ''}
      canSubmit={form.values.text.trim() !== ''}
      size="lg"
    >
      <Textarea
        {...form.field('text')}
        label={t('paste.list')}
        description={t('paste.hint')}
        placeholder={t('paste.example')}
        rows={8}
        maxLength={20_000}
        data-autofocus
      />
      {read && (
        <div role="status">
          {read.rows.length === 0 && (
            <Text size="sm" c="var(--mantine-color-orange-light-color)">
              {t('paste.nothing')}
            </Text>
          )}
          {read.warnings.map((warning) => (
            <Text key={warning} size="sm" c="var(--mantine-color-orange-light-color)">
              {warning}
            </Text>
          ))}
          {placed && placed.left.length > 0 && (
            <Text size="sm" c="var(--mantine-color-orange-light-color)">
              {t('paste.left', { lines: placed.left.join(', ') })}
            </Text>
          )}
        </div>
      )}
      {read && read.rows.length > 0 && <ParsedRows rows={read.rows} />}
    </FormDialog>
  )
}

function ParsedRows({ rows }: { rows: readonly Schemas['ParsedGuest'][] }) {
  const t = useText('guest')
  return (
    <table className={styles.rows} aria-label={t('paste.found')}>
      <thead>
        <tr>
          <th scope="col">{t('paste.line')}</th>
          <th scope="col">{t('fullName')}</th>
          <th scope="col">{t('paste.room')}</th>
          <th scope="col">{t('paste.type')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, full_name, room_index, type, age, warnings }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several guests may stand on one line
          <tr key={index}>
            <td>{line}</td>
            <td>
              {full_name}
              {warnings.map((warning) => (
                <Text key={warning} size="sm" c="var(--mantine-color-orange-light-color)">
                  {warning}
                </Text>
              ))}
            </td>
            <td>{room_index ?? '–'}</td>
            <td>{type === 'child' ? t('paste.child', { age: age ?? '?' }) : t('paste.adult')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
