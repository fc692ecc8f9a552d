import { getListMarkupRulesQueryOptions } from '@portal/api-client'
import { useCan, useSession } from '@portal/auth'
import { formatTime, useText } from '@portal/i18n'
import { Button, IconPlus, lazyDialog, PageTitle, Text, useNow } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListView } from '../../shared/list/ListView.tsx'
import { rowsState } from '../../shared/list/rows-state.ts'
import { NoRight } from '../../trade/document/DocumentParts.tsx'
import { useMarkupColumns } from './markup-columns.tsx'
import { hiddenBy, type MarkupRule } from './markup-form.ts'

const MarkupDialog = lazyDialog(() => import('./MarkupDialog.tsx'))
const RemoveMarkupDialog = lazyDialog(() => import('./RemoveMarkupDialog.tsx'))

/** The company's mark-up rules, for members who may change them. */
export function MarkupPage() {
  const site = useText('site')
  const t = useText('user/manage/markup')
  const permitted = useCan('save')
  if (permitted) return <MarkupRules />
  return (
    <>
      <PageTitle title={site('titles.markup')} />
      <NoRight title={t('forbidden')} />
    </>
  )
}

type Opened = { dialog: 'save'; rule: MarkupRule | null } | { dialog: 'remove'; rule: MarkupRule }

/** The rules in the order in which they apply. */
function MarkupRules() {
  const site = useText('site')
  const t = useText('user/manage/markup')
  const [opened, setOpened] = useState<Opened | null>(null)
  const currency = useSession(({ siteInfo }) => siteInfo?.settlement_currency)
  const tz = useSession(({ siteInfo }) => siteInfo?.tz)
  const today = formatTime(useNow(), 'yyyy-mm-dd', tz)
  // Not paged: a company has a handful of rules, and their order matters.
  const query = useQuery(getListMarkupRulesQueryOptions())
  const rules = query.data?.list.map((rule, index, all) => ({
    ...rule,
    place: index + 1,
    hidden_by: hiddenBy(all, index),
  }))
  const data = rules && { list: rules, total: rules.length }
  const rows = rowsState({ ...query, data }, { page: 1, limit: 100, onPage: () => undefined })
  const close = () => setOpened(null)
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={currency === undefined}
      onClick={() => setOpened({ dialog: 'save', rule: null })}
    >
      {t('add')}
    </Button>
  )
  const columns = useMarkupColumns({
    currency: currency ?? '',
    today,
    onEdit: (rule) => setOpened({ dialog: 'save', rule }),
    onRemove: (rule) => setOpened({ dialog: 'remove', rule }),
  })
  return (
    <ListView
      list={{ rows }}
      title={site('titles.markup')}
      actions={add}
      above={
        <Text size="sm" c="dimmed" mb="sm">
          {t('lead')}
        </Text>
      }
      label={t('table')}
      columns={columns}
      rowKey={({ id }) => id}
      none={{ title: t('none'), hint: t('noneHint'), action: add }}
    >
      {opened?.dialog === 'save' && currency && (
        <MarkupDialog rule={opened.rule} currency={currency} onClose={close} />
      )}
      {opened?.dialog === 'remove' && currency && (
        <RemoveMarkupDialog rule={opened.rule} currency={currency} onClose={close} />
      )}
    </ListView>
  )
}
