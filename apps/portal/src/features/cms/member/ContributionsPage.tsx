import { getListContributionsQueryOptions, hasCall, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, IconPlus, lateDialog } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useContributionColumns } from './contribution-columns.tsx'
import { useMemberList } from './member-list.tsx'

type Row = Schemas['Contribution']

const RemoveContributionDialog = lateDialog(() => import('./RemoveContributionDialog.tsx'))
const StatisticsDialog = lateDialog(() => import('./StatisticsDialog.tsx'))

/** The member's contributions with state, reason of refusal and statistics. */
export function ContributionsPage() {
  const t = useText('user/cms/content')
  const site = useText('site')
  const [leaving, setLeaving] = useState<Row | null>(null)
  const [counted, setCounted] = useState<Row | null>(null)
  const list = useMemberList('/user/cms/content', getListContributionsQueryOptions)
  return (
    <ListView
      list={list}
      title={site('titles.contributions')}
      actions={<WriteButton />}
      label={t('table')}
      columns={useContributionColumns({ onRemove: setLeaving, onFigures: setCounted })}
      rowKey={({ id }) => String(id)}
      none={{ title: t('none'), hint: t('noneHint'), action: <WriteButton /> }}
    >
      {leaving && <RemoveContributionDialog article={leaving} onClose={() => setLeaving(null)} />}
      {counted && <StatisticsDialog article={counted} onClose={() => setCounted(null)} />}
    </ListView>
  )
}

function WriteButton() {
  const t = useText('user/cms/content')
  if (!hasCall('getContributionForm')) return null
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/user/cms/editContent/$id" params={{ id: '0' }} {...props} />}
    >
      {t('write')}
    </Button>
  )
}
