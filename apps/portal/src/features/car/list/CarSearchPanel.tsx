import { useText } from '@portal/i18n'
import { Button, IconEdit, usePhone } from '@portal/ui'
import { useState } from 'react'
import { CarSearchSummary } from '../product/SearchSummary.tsx'
import CarSearchForm from '../search/CarSearchForm.tsx'
import { type CarSearch, carRequest } from '../search/car-search.ts'
import styles from './CarSearchPanel.module.css'

interface CarSearchPanelProps {
  search: CarSearch
  onSearch: (search: CarSearch) => void
}

/** The search form above its results. On a phone it is one block of words until it is asked for. */
export function CarSearchPanel({ search, onSearch }: CarSearchPanelProps) {
  const t = useText('ride')
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  if (phone && carRequest(search) && !open) {
    return (
      <div className={styles.summary}>
        <p className={styles.words}>
          <CarSearchSummary search={search} />
        </p>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconEdit size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('change')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <CarSearchForm
        key={JSON.stringify(search)}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </div>
  )
}
