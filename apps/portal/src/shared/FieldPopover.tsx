import { Popover } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './FieldPopover.module.css'

interface FieldPopoverProps {
  /** Names the dialog: the label of its field. */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * What a field opens below itself: takes the focus, closes on Esc and on a click elsewhere. It stands inside an
 * element with a position, whose width and place it takes. Fetched only when a field is opened.
 */
export function FieldPopover({ label, onClose, children }: FieldPopoverProps) {
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-start"
      trapFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={styles.anchor} aria-hidden />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={styles.dropdown}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
