import { parseGuests } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Text, Textarea } from '@portal/ui'
import { useState } from 'react'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import type { RoomOccupancy } from '../search/stay-search.ts'
import type { GuestRow } from './guest-names.ts'
import { fillRooms } from './guest-paste.ts'
import { PastedRows, type ReviewedRow } from './PastedRows.tsx'

interface PasteGuestsDialogProps {
  guests: readonly GuestRow[]
  /** The rooms that the list is checked against; null for a ride. */
  rooms: readonly RoomOccupancy[] | null
  /** First day of service, on which ages are counted. */
  day: string
  onChange: (guests: GuestRow[]) => void
  onClose: () => void
}

/** A list from a mail or spreadsheet: the server parses it, the operator reviews it, then it fills the rooms. */
export default function PasteGuestsDialog({ guests, rooms, day, onChange, onClose }: PasteGuestsDialogProps) {
  const t = useText('guest')
  const [read, setRead] = useState<{ rows: ReviewedRow[]; warnings: string[] } | null>(null)
  const placed = read && fillRooms(guests, read.rows)
  const count = read ? read.rows.length - (placed?.left.length ?? 0) : 0
  const form = useCheckedForm({
    keptAs: 'guest list',
    initial: { text: '' },
    // A changed list must be parsed again.
    onValuesChange: () => setRead(null),
    submit: async ({ text }) => {
      if (placed && count > 0) {
        onChange(placed.guests)
        return true
      }
      const occupancies = rooms?.map(({ adults, child_ages }) => ({ adults, child_ages: [...child_ages] }))
      setRead(await parseGuests({ text, day, ...(occupancies && { rooms: occupancies }) }))
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
      size={read ? 'xl' : 'lg'}
    >
      <Textarea
        {...form.field('text')}
        label={t('paste.list')}
        description={t('paste.hint')}
        placeholder={t('paste.example')}
        rows={read ? 4 : 8}
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
              {t('paste.left', { count: placed.left.length })}
            </Text>
          )}
        </div>
      )}
      {read && placed && read.rows.length > 0 && (
        <PastedRows
          rows={read.rows}
          left={placed.left}
          rooms={rooms?.length ?? 0}
          day={day}
          onChange={(rows) => setRead({ ...read, rows })}
        />
      )}
    </FormDialog>
  )
}
