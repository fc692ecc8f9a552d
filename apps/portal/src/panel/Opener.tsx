import { Button, lateDialog, useHotkeys } from '@portal/ui'
import { useState } from 'react'
import type { PortalRouter } from '../boot/router.ts'
import styles from './Panel.module.css'
import { usePanelTexts } from './panel-texts.ts'

const Panel = lateDialog<{ router: PortalRouter; opened: boolean; onClose: () => void }>(
  () => import('./Panel.tsx'),
)

/** The button that opens the panel; the panel itself comes with the first press. */
export default function Opener({ router }: { router: PortalRouter }) {
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const toggle = () => {
    setWanted(true)
    setOpened((before) => !before)
  }
  useHotkeys([['alt+shift+M', toggle]], [])
  return (
    <aside aria-label={t.title}>
      <Button
        className={styles.opener}
        size="compact-sm"
        variant="default"
        aria-expanded={opened}
        aria-label={t.open}
        onClick={toggle}
      >
        {t.button}
      </Button>
      {wanted && <Panel router={router} opened={opened} onClose={() => setOpened(false)} />}
    </aside>
  )
}
