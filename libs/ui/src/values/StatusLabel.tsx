import type { CSSProperties, ReactNode } from 'react'
import classes from './StatusBadge.module.css'
import type { StatusLook } from './status-table.ts'

export interface StatusLabelProps {
  /** Colour and icon: see the table of statuses for what each colour says. */
  look: StatusLook
  /** For tests and styles: the status as the wire has it. */
  value?: string | undefined
  children: ReactNode
}

/** How every status looks: words, an icon and a colour. Never cut off. */
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
