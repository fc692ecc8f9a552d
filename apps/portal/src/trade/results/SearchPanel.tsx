import { useText } from '@portal/i18n'
import { Button, Flex, IconEdit, Panel, usePhone } from '@portal/ui'
import { type ReactNode, useState } from 'react'

interface SearchPanelProps<Search> {
  /** The search in words; without it the form is open on a phone too. */
  summary: ReactNode
  onSearch: (search: Search) => void
  renderForm: (onSearch: (search: Search) => void) => ReactNode
}

/** The search form above its results; on a phone it is collapsed to a summary. */
export function SearchPanel<Search>({ summary, onSearch, renderForm }: SearchPanelProps<Search>) {
  const t = useText('stay')
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  if (phone && summary && !open) {
    return (
      <Panel direction="row" gap="xs" align="center" px="sm" py="xs">
        <Flex component="p" direction="column" flex={1} miw={0} fz="sm">
          {summary}
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
  const search = (target: Search) => {
    setOpen(false)
    onSearch(target)
  }
  return (
    <Panel display="block" px="md" pt="sm" pb="md">
      {renderForm(search)}
    </Panel>
  )
}
