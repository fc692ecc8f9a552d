import type { ReactNode } from 'react'
import { Drawer } from '../dialogs/overlays.tsx'
import { Popover } from '../generated/mantine/Popover.ts'
import { usePhone } from '../theme/screen.ts'
import styles from './FieldPopover.module.css'

interface FieldPopoverProps {
  /** Names the dialog: the label of its field. */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * What a field opens below itself: takes the focus, closes on Esc and on a click elsewhere. It stands inside an
 * element with a position, whose width and place it takes. On a phone, where nothing may fit below the field, it
 * rises from the lower edge instead. Fetched only when a field is opened.
 */
export function FieldPopover({ label, onClose, children }: FieldPopoverProps) {
  const phone = usePhone()
  if (phone) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={label}
        classNames={{ content: styles.sheet, body: styles.sheetBody }}
        transitionProps={{ duration: 0 }}
      >
        {children}
      </Drawer>
    )
  }
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
