import type { LiveInfo } from '@portal/mock-server/control'
import { Button, lazyDialog, useHotkeys } from '@portal/ui'
import { useState } from 'react'
import type { PortalRouter } from '../boot/router.ts'
import styles from './Panel.module.css'
import { usePanelTexts } from './panel-texts.ts'
import { useLiveServer } from './steering.ts'

interface PanelProps {
  router: PortalRouter
  opened: boolean
  onClose: () => void
  live: LiveInfo | null
}

const Panel = lazyDialog<PanelProps>(() => import('./Panel.tsx'))

/** The button that opens the panel; the panel's code is fetched on the first press. */
export default function Opener({ router }: { router: PortalRouter }) {
  const t = usePanelTexts()
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const live = useLiveServer()
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
        aria-label={live === null ? t.open : t.live.open}
        onClick={toggle}
      >
        {live === null ? t.button : t.live.button}
      </Button>
      {wanted && <Panel router={router} opened={opened} onClose={() => setOpened(false)} live={live} />}
    </aside>
  )
}
