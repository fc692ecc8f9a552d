import { Flex, type LazyPart, lazyDialog } from '@portal/ui'
import { type ReactElement, type Ref, useId, useRef, useState } from 'react'
import type { MenuChoice } from './MenuPanel.tsx'

/** Props of the button that opens a menu. */
interface MenuOpener {
  id: string
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onPointerDown: () => void
  onClick: () => void
}

interface MenuButtonProps {
  choices: readonly MenuChoice[]
  children: (opener: MenuOpener) => ReactElement
}

const MenuPanel = lazyDialog(() => import('./MenuPanel.tsx'))

/** A button with a menu below it. */
export function MenuButton({ choices, children }: MenuButtonProps) {
  const { opener, opened, frame } = useLazyMenu(MenuPanel)
  return (
    <Flex component="span" display="inline-flex" pos="relative">
      {children(opener)}
      {opened && <MenuPanel {...frame} choices={choices} />}
    </Flex>
  )
}

/** A lazy menu: its code loads when the pointer is over its button. */
export function useLazyMenu(panel: Pick<LazyPart<never>, 'preload'>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Pressing the button closes an open menu before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  const opener: MenuOpener = {
    id,
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    onPointerEnter: () => void panel.preload(),
    onPointerDown: () => {
      wasOpen.current = opened
    },
    onClick: () => {
      if (!wasOpen.current) void panel.preload().then(() => setOpened(true))
      wasOpen.current = false
    },
  }
  return { opener, opened, frame: { openedBy: id, onClose: close } }
}
