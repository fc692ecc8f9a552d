import { type Ref, useId, useRef, useState } from 'react'
import type { LatePart } from '../late-part.ts'

/** What the button has to carry. */
export interface MenuOpener {
  id: string
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onPointerDown: () => void
  onClick: () => void
}

/** A menu whose code is fetched when the pointer comes near its button, and which opens once it is there. */
export function useLateMenu(panel: Pick<LatePart<never>, 'fetch'>) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A press on the button closes an open menu before its click arrives, which must not open it again.
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
    onPointerEnter: () => panel.fetch(() => {}),
    onPointerDown: () => {
      wasOpen.current = opened
    },
    onClick: () => {
      if (!wasOpen.current) panel.fetch(() => setOpened(true))
      wasOpen.current = false
    },
  }
  return { opener, opened, frame: { openedBy: id, onClose: close } }
}
