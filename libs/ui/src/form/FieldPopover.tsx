import type { ReactNode } from 'react'
import { Drawer } from '../dialogs/overlays.tsx'
import { Popover } from '../generated/mantine/Popover.ts'
import { usePhone } from '../theme/environment.ts'
import styles from './FieldPopover.module.css'

interface FieldPopoverProps {
  /** Name of the dialog: the label of the field. */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * The popover of a field. It takes the focus and closes on Esc and on a click outside. Its parent must be positioned:
 * the popover has its width. On a phone it is a drawer at the bottom, as nothing may fit below the field.
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
