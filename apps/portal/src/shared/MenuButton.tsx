import { type ReactElement, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { latePart } from './late-part.ts'
import styles from './MenuButton.module.css'

export interface MenuChoice {
  key: string
  label: string
  icon?: ReactNode
  /** A line stands above it. */
  apart?: boolean
  onChoose: () => void
}

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

interface MenuButtonProps {
  choices: readonly MenuChoice[]
  children: (opener: MenuOpener) => ReactElement
}

const panel = latePart(() => import('./MenuPanel.tsx'))

/** A button with a menu below it. The menu is fetched when the pointer comes near, and opened when it is there. */
export function MenuButton({ choices, children }: MenuButtonProps) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // A press on the button closes an open menu before its click arrives, which must not open it again.
  const wasOpen = useRef(false)
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  return (
    <span className={styles.place}>
      {children({
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
      })}
      {opened && <panel.Part openedBy={id} choices={choices} onClose={close} />}
    </span>
  )
}
