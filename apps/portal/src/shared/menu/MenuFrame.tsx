import { Menu } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './MenuButton.module.css'

export interface MenuFrameProps {
  /** Id of the button, whose name the menu takes. */
  openedBy: string
  onClose: () => void
  /** As wide as its entries unless given. */
  width?: number
  children: ReactNode
}

/** An open menu below its button: arrow keys move, Esc and a click elsewhere close it. */
export function MenuFrame({ openedBy, onClose, width, children }: MenuFrameProps) {
  return (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      returnFocus={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      {...(width !== undefined && { width })}
    >
      <Menu.Target>
        <span className={styles.anchor} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={openedBy}>{children}</Menu.Dropdown>
    </Menu>
  )
}
