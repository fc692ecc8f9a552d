import type { MoneyValue } from '@portal/i18n'
import { type Column, Text } from '@portal/ui'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../ButtonLink.tsx'
import { sumsOf } from '../money/decimal.ts'
import type { FilterField } from './filter-values.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListView } from './ListView.tsx'
import { PickBar } from './PickBar.tsx'
import { PickAllButton, PickTools, rowsOfAllPages } from './PickTools.tsx'
import type { RowPage } from './rows-state.ts'
import type { List } from './use-list.ts'
import type { Picked } from './use-picked.ts'

/** The texts of a page with such a list. */
type PickText =
  | 'intro'
  | 'which'
  | 'possible'
  | 'all'
  | 'filters'
  | 'table'
  | 'mixed'
  | 'next'
  | 'empty'
  | 'emptyHint'
  | 'none'
  | 'noneHint'
  | 'nonePossible'
  | 'nonePossibleHint'

interface PickListProps<Row, Search, Page> {
  /** The search param `all` also shows rows that cannot be selected. */
  list: List<Search, Page>
  t: (key: PickText) => string
  picked: Picked<Row>
  /** Whether a row can be selected. */
  canPick: (row: Row) => boolean
  moneyOf: (row: Row) => MoneyValue
  /** How many can be used together, and the text for more. */
  most: number
  tooMany: string
  /** A page of the rows that can be selected, under the filters of the list. */
  loadPossible: (turn: { page: number; limit: number }) => Promise<{ list: readonly Row[]; total: number }>
  fields: readonly FilterField<string>[]
  columns: readonly Column<Row>[]
  above?: ReactNode
  /** The dialog of the next step; `sums` are the totals of the selection by currency. */
  renderDialog: (onClose: () => void, sums: readonly MoneyValue[]) => ReactNode
}

/** A list of orders to select from. The selection survives paging and filtering. */
export function PickList<
  Row extends { booking_id: string },
  Search extends { all?: boolean },
  Page extends RowPage<Row>,
>(props: PickListProps<Row, Search, Page>) {
  const { list, t, picked, canPick, moneyOf, most, tooMany, loadPossible } = props
  const [open, setOpen] = useState(false)
  const showsAll = list.search.all ?? false
  const linkTo = (chosen: true | undefined) => list.link({ all: chosen } as Parameters<typeof list.link>[0])
  const left = (list.data?.list ?? []).filter((row) => canPick(row) && !picked.has(row.booking_id))
  const total = list.data?.total ?? 0
  const pages = !showsAll && total > (list.data?.list.length ?? 0)
  const sums = sumsOf(picked.rows.map(moneyOf))
  const toAll = (
    <ButtonLink variant="default" {...linkTo(true)}>
      {t('all')}
    </ButtonLink>
  )
  return (
    <ListView
      list={list}
      minor
      tabs={
        <>
          <Text size="sm" c="dimmed">
            {t('intro')}
          </Text>
          <PickTools
            label={t('which')}
            possible={{ text: t('possible'), link: linkTo(undefined) }}
            all={{ text: t('all'), link: linkTo(true) }}
            showsAll={showsAll}
            total={list.rows.refreshing ? undefined : list.data?.total}
            left={left.length}
            onPickPage={() => picked.add(left)}
            pickAll={
              pages && (
                <PickAllButton
                  count={Math.min(total, most)}
                  isPart={total > most}
                  onPickAll={async () =>
                    picked.add((await rowsOfAllPages(loadPossible, most)).filter(canPick))
                  }
                />
              )
            }
          />
        </>
      }
      filters={<ListFilters list={list} label={t('filters')} fields={props.fields} />}
      above={props.above}
      label={t('table')}
      columns={props.columns}
      rowKey={({ booking_id }) => booking_id}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={
        showsAll
          ? { title: t('none'), hint: t('noneHint') }
          : { title: t('nonePossible'), hint: t('nonePossibleHint'), action: toAll }
      }
    >
      <PickBar
        count={picked.rows.length}
        sums={sums}
        error={picked.rows.length > most ? tooMany : sums.length > 1 ? t('mixed') : null}
        actions={[{ text: t('next'), onStart: () => setOpen(true) }]}
        onClear={picked.clear}
      />
      {open && props.renderDialog(() => setOpen(false), sums)}
    </ListView>
  )
}
