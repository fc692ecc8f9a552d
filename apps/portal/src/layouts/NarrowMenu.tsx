import { useText } from '@portal/i18n'
import { IconMenu2, lazyDialog } from '@portal/ui'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import styles from './Header.module.css'

const NarrowDrawer = lazyDialog(() => import('./NarrowDrawer.tsx'))

/** On a phone, the button that opens the header as a drawer. The drawer closes with each route change. */
export function NarrowMenu() {
  const t = useText('site')
  const href = useRouterState({ select: (state) => state.resolvedLocation?.href ?? '' })
  // Open only for the page it was opened on.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [used, setUsed] = useState(false)
  const opened = openOn === href
  const open = () => {
    setUsed(true)
    setOpenOn(href)
  }
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('header.openMenu')}
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={22} aria-hidden />
      </button>
      {used && <NarrowDrawer opened={opened} onClose={() => setOpenOn(null)} />}
    </>
  )
}
