import { getListInvoiceTitlesQueryOptions, type Schemas } from '@portal/api-client'
import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, IconPlus, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { ListFilters } from '../../shared/list/ListFilters.tsx'
import { ListView } from '../../shared/list/ListView.tsx'
import { useList } from '../../shared/list/use-list.ts'
import { readInvoiceTitlesSearch } from './invoice-search.ts'
import { useTitleColumns } from './titles/title-columns.tsx'

type Title = Schemas['InvoiceTitle']
type Opened = { dialog: 'save'; title: Title | null } | { dialog: 'remove'; title: Title }

const TitleDialog = lazyDialog(() => import('./titles/TitleDialog.tsx'))
const RemoveTitleDialog = lazyDialog(() => import('./titles/RemoveTitleDialog.tsx'))

/** The company's invoice titles; read-only members see no buttons. */
export function InvoiceTitlesPage() {
  const site = useText('site')
  const t = useText('user/invoice/manage')
  const mayManage = useCan('manage')
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useList({
    page: '/user/invoice/manage',
    read: readInvoiceTitlesSearch,
    query: ({ page = 1, limit = 20, keyword }) =>
      getListInvoiceTitlesQueryOptions({ page, limit, ...(keyword && { quickSearch: keyword }) }),
    narrowing: ['keyword'],
    fixedLimit: true,
  })
  const close = () => setOpened(null)
  const add = mayManage && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpened({ dialog: 'save', title: null })}
    >
      {t('add')}
    </Button>
  )
  const columns = useTitleColumns(
    mayManage
      ? {
          onEdit: (title) => setOpened({ dialog: 'save', title }),
          onRemove: (title) => setOpened({ dialog: 'remove', title }),
        }
      : null,
  )
  return (
    <ListView
      list={list}
      minor
      title={site('titles.invoiceTitles')}
      actions={add}
      tabs={
        !mayManage && (
          <Text size="sm" mb="sm" c="dimmed">
            {t('onlyLook')}
          </Text>
        )
      }
      filters={
        <ListFilters
          list={list}
          label={t('filters')}
          fields={[{ kind: 'keyword', name: 'keyword', hint: t('keywordHint') }]}
        />
      }
      label={t('table')}
      columns={columns}
      rowKey={({ id }) => id}
      noMatch={{ title: t('empty'), hint: t('emptyHint') }}
      none={{ title: t('none'), hint: t('noneHint'), action: add }}
    >
      {opened?.dialog === 'save' && <TitleDialog title={opened.title} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveTitleDialog title={opened.title} onClose={close} />}
    </ListView>
  )
}
