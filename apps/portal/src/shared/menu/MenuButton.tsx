import { Flex } from '@portal/ui'
import type { ReactElement } from 'react'
import { latePart } from '../late-part.ts'
import type { MenuChoice } from './menu-choice.ts'
import { type MenuOpener, useLateMenu } from './use-late-menu.ts'

interface MenuButtonProps {
  choices: readonly MenuChoice[]
  children: (opener: MenuOpener) => ReactElement
}

const panel = latePart(() => import('./MenuPanel.tsx'))

/** A button with a menu below it. The menu is fetched when the pointer comes near, and opened when it is there. */
export function MenuButton({ choices, children }: MenuButtonProps) {
  const { opener, opened, frame } = useLateMenu(panel)
  return (
    <Flex component="span" display="inline-flex" pos="relative">
      {children(opener)}
      {opened && <panel.Part {...frame} choices={choices} />}
    </Flex>
  )
}
