import { useText } from '@portal/i18n'
import { Button, Group } from '@portal/ui'
import { type ReactNode, useState } from 'react'
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
  /** Selects what can be selected on all pages. */
  pickAll?: ReactNode
}

/** The links, and a button that selects a whole page. */
export function PickTools({
  label,
  possible,
  all,
  showsAll,
  total,
  left,
  onPickPage,
  pickAll,
}: PickToolsProps) {
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
      <Group gap="xs">
        <PickPageButton left={left} onPickPage={onPickPage} />
        {pickAll}
      </Group>
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

interface PickAllProps {
  /** Rows that can be selected on all pages. */
  count: number
  /** There are more than can be used together; the first ones are selected. */
  isPart?: boolean
  /** Loads and selects them; errors have shown their notice already. */
  onPickAll: () => Promise<void>
}

/** Selects the rows of all pages. */
export function PickAllButton({ count, isPart = false, onPickAll }: PickAllProps) {
  const t = useText('document')
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await onPickAll().finally(() => setBusy(false))
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={busy}
      disabled={count === 0}
      onClick={() => void press()}
    >
      {t(isPart ? 'pickFirst' : 'pickAll', { count })}
    </Button>
  )
}

/** The rows of all pages, asked one page after the other. */
export async function rowsOfAllPages<Row>(
  load: (turn: { page: number; limit: number }) => Promise<{ list: readonly Row[]; total: number }>,
  most: number,
): Promise<Row[]> {
  const limit = 100
  const rows: Row[] = []
  for (let page = 1; rows.length < most; page += 1) {
    const { list, total } = await load({ page, limit })
    rows.push(...list)
    if (list.length === 0 || page * limit >= total) break
  }
  return rows.slice(0, most)
}
