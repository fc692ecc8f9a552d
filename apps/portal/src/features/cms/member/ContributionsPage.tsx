import { getListContributionsQueryOptions, isSupported, type Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { IconPlus, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { ListView } from '../../../shared/list/ListView.tsx'
import { useContributionColumns } from './contribution-columns.tsx'
import { useMemberList } from './member-list.tsx'

type Row = Schemas['Contribution']

const RemoveContributionDialog = lazyDialog(() => import('./RemoveContributionDialog.tsx'))
const StatisticsDialog = lazyDialog(() => import('./StatisticsDialog.tsx'))

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
  if (!isSupported('getContributionForm')) return null
  return (
    <ButtonLink
      leftSection={<IconPlus size={16} aria-hidden />}
      to="/user/cms/editContent/$id"
      params={{ id: '0' }}
    >
      {t('write')}
    </ButtonLink>
  )
}
