import type { IconBed } from '@portal/ui'
import { Box, Group } from '@portal/ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './ProductTabs.module.css'

interface ProductTab {
  name: string
  label: string
  icon: typeof IconBed
  panel: ReactNode
}

interface ProductTabsProps {
  label: string
  tabs: readonly ProductTab[]
}

/** Accessible tabs with one tab stop and arrow keys; small, because they are on the front page. */
export function ProductTabs({ label, tabs }: ProductTabsProps) {
  const id = useId()
  const [active, setActive] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (active + step + tabs.length) % tabs.length
    setActive(next)
    document.getElementById(`${id}tab${next}`)?.focus()
  }
  return (
    <>
      <Group
        role="tablist"
        aria-label={label}
        gap={0}
        align="stretch"
        wrap="nowrap"
        style={{ borderBottom: '2px solid var(--ui-hairline)' }}
      >
        {tabs.map(({ name, label, icon: TabIcon }, index) => (
          <button
            key={name}
            id={`${id}tab${index}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === active}
            aria-controls={index === active ? `${id}panel` : undefined}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={onKeyDown}
          >
            <TabIcon size={18} aria-hidden className={styles.icon} />
            {label}
          </button>
        ))}
      </Group>
      <Box id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}tab${active}`} pt="md">
        {tabs[active]?.panel}
      </Box>
    </>
  )
}
