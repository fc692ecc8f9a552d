import { useText } from '@portal/i18n'
import { Button, Drawer } from '@portal/ui'
import type { ReactNode } from 'react'

interface FilterDrawerProps {
  opened: boolean
  onClose: () => void
  children: ReactNode
}

/** The filters on a phone, over the whole screen. */
export default function FilterDrawer({ opened, onClose, children }: FilterDrawerProps) {
  const t = useText('common')
  return (
    <Drawer opened={opened} onClose={onClose} title={t('filter.label')} size="100%" position="right">
      {children}
      <Button fullWidth mt="md" onClick={onClose}>
        {t('confirm')}
      </Button>
    </Drawer>
  )
}
