import { Menu } from '@portal/ui'
import { Fragment } from 'react'
import styles from './MenuButton.module.css'
import type { MenuChoice } from './MenuButton.tsx'

interface MenuPanelProps {
  /** Id of the button, whose name the menu takes. */
  openedBy: string
  choices: readonly MenuChoice[]
  onClose: () => void
}

/** The open menu of a `MenuButton`: arrow keys move, Esc and a click elsewhere close it. */
export default function MenuPanel({ openedBy, choices, onClose }: MenuPanelProps) {
  return (
    <Menu
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      returnFocus={false}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span className={styles.anchor} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={openedBy}>
        {choices.map(({ key, label, icon, apart, onChoose }) => (
          <Fragment key={key}>
            {apart && <Menu.Divider />}
            <Menu.Item leftSection={icon} onClick={onChoose}>
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
