import { textOf, useText } from '@portal/i18n'
import { StatusLabel } from './StatusLabel.tsx'
import {
  type StatusKind,
  type StatusLook,
  type StatusOf,
  statusTable,
  unknownStatus,
} from './status-table.ts'

export interface StatusBadgeProps<Kind extends StatusKind> {
  /** Which status: order, settlement, invoice or refund. */
  of: Kind
  value: StatusOf<Kind>
  /** The server's own words, when the answer carries them; else those of the table. */
  text?: string | undefined
}

/** The words of a status, for tabs and filters. */
export function statusText<Kind extends StatusKind>(of: Kind, value: StatusOf<Kind>): string {
  const known = value in statusTable[of]
  return known ? textOf('common')(`status.${of}.${value}` as 'status.order.confirmed') : value
}

/** A status as text, icon and colour: the same everywhere. */
export function StatusBadge<Kind extends StatusKind>({ of, value, text }: StatusBadgeProps<Kind>) {
  useText('common')
  const looks: Record<string, StatusLook> = statusTable[of]
  return (
    <StatusLabel look={looks[value] ?? unknownStatus} value={value}>
      {text ?? statusText(of, value)}
    </StatusLabel>
  )
}
