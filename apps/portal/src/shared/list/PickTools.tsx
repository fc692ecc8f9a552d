import { useText } from '@portal/i18n'
import { Button, Group } from '@portal/ui'
import { ListTabs } from './ListTabs.tsx'
import type { ListLink } from './use-list.ts'

interface PickToolsProps {
  label: string
  /** Links to the selectable rows, and to all rows. */
  possible: { text: string; link: ListLink }
  all: { text: string; link: ListLink }
  /** All rows are shown. */
  showsAll: boolean
  /** Number of rows; undefined until loaded. */
  total: number | undefined
  /** Selectable rows of this page that are not selected. */
  left: number
  onPickPage: () => void
}

/** The links, and a button that selects a whole page. */
export function PickTools({ label, possible, all, showsAll, total, left, onPickPage }: PickToolsProps) {
  return (
    <Group
      justify="space-between"
      align="flex-start"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      my="xs"
      data-screen
    >
      <ListTabs
        label={label}
        tabs={[
          { key: 'possible', ...possible, chosen: !showsAll, count: showsAll ? undefined : total },
          { key: 'all', ...all, chosen: showsAll, count: showsAll ? total : undefined },
        ]}
      />
      <PickPageButton left={left} onPickPage={onPickPage} />
    </Group>
  )
}

/** Selects the remaining rows of the page. */
export function PickPageButton({ left, onPickPage }: Pick<PickToolsProps, 'left' | 'onPickPage'>) {
  const t = useText('document')
  return (
    <Button variant="default" size="compact-md" disabled={left === 0} onClick={onPickPage}>
      {t('pickPage', { count: left })}
    </Button>
  )
}
