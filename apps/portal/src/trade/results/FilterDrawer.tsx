import { useText } from '@portal/i18n'
import { Button, Drawer } from '@portal/ui'
import type { ReactNode } from 'react'

interface FilterDrawerProps {
  opened: boolean
  onClose: () => void
  /** Label of the close button: "Show 37 hotels". */
  done?: string | undefined
  children: ReactNode
}

/** The filters on a phone, full screen. */
export default function FilterDrawer({ opened, onClose, done, children }: FilterDrawerProps) {
  const t = useText('common')
  return (
    <Drawer opened={opened} onClose={onClose} title={t('filter.label')} size="100%" position="right">
      {children}
      <Button fullWidth mt="md" onClick={onClose}>
        {done ?? t('confirm')}
      </Button>
    </Drawer>
  )
}
