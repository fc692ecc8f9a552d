import { Menu } from '@portal/ui'
import { Fragment } from 'react'
import { MenuFrame } from './MenuFrame.tsx'
import type { MenuChoice } from './menu-choice.ts'

interface MenuPanelProps {
  /** Id of the button, whose name the menu takes. */
  openedBy: string
  choices: readonly MenuChoice[]
  onClose: () => void
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
