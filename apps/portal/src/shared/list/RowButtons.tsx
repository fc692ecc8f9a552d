import { Button } from '@portal/ui'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './list.module.css'

/** The actions of a row, side by side; on a phone at the end of the card, wrapping if needed. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
)

const look = { size: 'compact-sm', variant: 'subtle' } as const

interface RowButtonProps {
  /** A short label: "Edit". */
  children: string
  /** The accessible name, with the name of the row: "Edit: Golden Land Ltd". */
  label: string
  /** The action removes something. */
  danger?: boolean
  loading?: boolean
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** One action of a row, the same in every list. */
export const RowButton = ({ children, label, danger = false, ...rest }: RowButtonProps) => (
  <Button {...look} {...(danger && { color: 'red' })} aria-label={label} {...rest}>
    {children}
  </Button>
)

type RowAnchorProps = Omit<ComponentProps<typeof Button<'a'>>, 'component'> & { label: string }

/** An action of a row that opens a page: `to`, `params` and `search` of a `Link`. */
export const RowLink = createLink(({ label, ...rest }: RowAnchorProps) => (
  <Button component="a" {...look} aria-label={label} {...rest} />
))
