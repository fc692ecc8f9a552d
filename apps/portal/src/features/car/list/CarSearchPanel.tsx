import { useText } from '@portal/i18n'
import { Button, Flex, IconEdit, Panel, usePhone } from '@portal/ui'
import { useState } from 'react'
import { CarSearchSummary } from '../product/SearchSummary.tsx'
import CarSearchForm from '../search/CarSearchForm.tsx'
import { carRequest } from '../search/car-request.ts'
import type { CarSearch } from '../search/car-search.ts'

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
      <Panel direction="row" gap="xs" align="center" p="8px 12px">
        <Flex component="p" direction="column" flex={1} miw={0} fz="sm">
          <CarSearchSummary search={search} />
        </Flex>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconEdit size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('change')}
        </Button>
      </Panel>
    )
  }
  return (
    <Panel display="block" p="12px 16px 16px">
      <CarSearchForm
        key={JSON.stringify(search)}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </Panel>
  )
}
