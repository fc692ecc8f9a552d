import { Menu } from '@portal/ui'
import { Fragment, type ReactNode } from 'react'
import styles from './MenuButton.module.css'

export interface MenuChoice {
  key: string
  label: string
  icon?: ReactNode
  /** Separated by a line from the choices above. */
  apart?: boolean
  onChoose: () => void
}

interface MenuPanelProps extends Pick<MenuFrameProps, 'openedBy' | 'onClose'> {
  choices: readonly MenuChoice[]
}

/** The open menu of a `MenuButton`. */
export default function MenuPanel({ choices, ...frame }: MenuPanelProps) {
  return (
    <MenuFrame {...frame}>
      {choices.map(({ key, label, icon, apart, onChoose }) => (
        <Fragment key={key}>
          {apart && <Menu.Divider />}
          <Menu.Item leftSection={icon} onClick={onChoose}>
            {label}
          </Menu.Item>
        </Fragment>
      ))}
    </MenuFrame>
  )
}

export interface MenuFrameProps {
  /** Id of the button; its name becomes the name of the menu. */
  openedBy: string
  onClose: () => void
  /** In px; as wide as its entries by default. */
  width?: number
  children: ReactNode
}

/** An open menu below its button. Arrow keys move; Esc and a click outside close it. */
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
