import { textOf, useText } from '@portal/i18n'
import type { CSSProperties, ReactNode } from 'react'
import {
  type StatusKind,
  type StatusLook,
  type StatusOf,
  statusTable,
  unknownStatus,
} from './status-table.ts'
import classes from './values.module.css'

interface StatusLabelProps {
  /** Colour and icon; `statusTable` says what each colour means. */
  look: StatusLook
  /** The raw status, for tests and styles. */
  value?: string | undefined
  children: ReactNode
}

/** The look of every status: words, an icon and a colour. Never cut off. */
export function StatusLabel({ look: { color, icon: Icon }, value, children }: StatusLabelProps) {
  const colours = {
    '--badge-background': `var(--mantine-color-${color}-light)`,
    '--badge-text': `var(--mantine-color-${color}-light-color)`,
  } as CSSProperties
  return (
    <span className={classes.badge} style={colours} data-status={value}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  )
}

interface StatusBadgeProps<Kind extends StatusKind> {
  /** Which status: order, settlement, invoice or refund. */
  of: Kind
  value: StatusOf<Kind>
  /** The server's words, if the response has them; otherwise ours. */
  text?: string | undefined
}

/** The words for a status, for tabs and filters. */
export function statusText<Kind extends StatusKind>(of: Kind, value: StatusOf<Kind>): string {
  const known = value in statusTable[of]
  return known ? textOf('common')(`status.${of}.${value}` as 'status.order.confirmed') : value
}

/** The badge of an order, settlement, invoice or refund status. */
export function StatusBadge<Kind extends StatusKind>({ of, value, text }: StatusBadgeProps<Kind>) {
  useText('common')
  const looks: Record<string, StatusLook> = statusTable[of]
  return (
    <StatusLabel look={looks[value] ?? unknownStatus} value={value}>
      {text ?? statusText(of, value)}
    </StatusLabel>
  )
}
