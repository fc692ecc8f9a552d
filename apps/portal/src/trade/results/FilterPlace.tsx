import { useText } from '@portal/i18n'
import { Button, IconFilter, lazyDialog, Panel, usePhone } from '@portal/ui'
import { type ReactNode, useState } from 'react'

const FilterDrawer = lazyDialog(() => import('./FilterDrawer.tsx'))

interface FilterPlaceProps {
  /** Number of active filters. */
  count: number
  /** Label of the drawer's close button: "Show 37 hotels". */
  done?: string | undefined
  children: ReactNode
}

/** Filters beside the list on a wide screen, in a drawer on a phone. */
export function FilterPlace({ count, done, children }: FilterPlaceProps) {
  const t = useText('common')
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  /** Lazy: loaded when it is first needed. */
  const [wanted, setWanted] = useState(false)
  if (!phone) {
    return (
      <Panel component="aside" display="block" p="md" aria-label={t('filter.label')}>
        {children}
      </Panel>
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {count > 0 ? t('filter.count', { count }) : t('filter.label')}
      </Button>
      {wanted && (
        <FilterDrawer opened={open} onClose={() => setOpen(false)} done={done}>
          {children}
        </FilterDrawer>
      )}
    </>
  )
}
