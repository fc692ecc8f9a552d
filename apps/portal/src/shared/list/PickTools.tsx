import { useText } from '@portal/i18n'
import { Button, Group } from '@portal/ui'
import { ListTabs } from './ListTabs.tsx'
import type { ListLink } from './use-list.ts'

interface PickToolsProps {
  label: string
  /** Those that can be chosen, and all of them with what is in the way; as links of the same list. */
  possible: { text: string; link: ListLink }
  all: { text: string; link: ListLink }
  /** Whether all of them are shown. */
  showsAll: boolean
  /** How many rows the shown part has; undefined until it is known. */
  total: number | undefined
  /** Rows of this page that can be chosen and are not yet. */
  left: number
  onPickPage: () => void
}

/** Which orders are shown, and choosing a whole page of them at once. */
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

/** Chooses all rows of a page that are not chosen yet. */
export function PickPageButton({ left, onPickPage }: Pick<PickToolsProps, 'left' | 'onPickPage'>) {
  const t = useText('document')
  return (
    <Button variant="default" size="compact-md" disabled={left === 0} onClick={onPickPage}>
      {t('pickPage', { count: left })}
    </Button>
  )
}
