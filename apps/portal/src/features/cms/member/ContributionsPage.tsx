import { type Schemas, useContributions } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, DataTable, IconPlus, lateDialog, PageTitle } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { loadFaultText } from '../../../shared/load-fault-text.ts'
import { cmsListLimit as limit, readCmsListSearch } from '../cms-list-search.ts'
import { useContributionColumns } from './contribution-columns.tsx'

type Row = Schemas['Contribution']

const RemoveContributionDialog = lateDialog(() => import('./RemoveContributionDialog.tsx'))
const StatisticsDialog = lateDialog(() => import('./StatisticsDialog.tsx'))

/** What the member has handed in, with its state, the reason of a refusal and what readers made of it. */
export function ContributionsPage() {
  const t = useText('user/cms/content')
  const site = useText('site')
  const navigate = useNavigate()
  const { page = 1 } = readCmsListSearch(useSearch({ from: '/user/cms/content' }))
  const [leaving, setLeaving] = useState<Row | null>(null)
  const [counted, setCounted] = useState<Row | null>(null)
  const { data, error, isPlaceholderData, refetch } = useContributions(
    { page, limit },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  )
  return (
    <>
      <PageTitle title={site('titles.contributions')} actions={<WriteButton />} />
      <DataTable
        main
        label={t('table')}
        columns={useContributionColumns({ onRemove: setLeaving, onFigures: setCounted })}
        rows={data?.list}
        rowKey={({ id }) => String(id)}
        refreshing={isPlaceholderData}
        error={error && { message: loadFaultText(error), onRetry: () => void refetch() }}
        empty={{ title: t('none'), hint: t('noneHint'), action: <WriteButton /> }}
        page={{
          page,
          limit,
          total: data?.total ?? 0,
          onPage: (next, turn) => void navigate({ to: '/user/cms/content', search: { page: next }, ...turn }),
        }}
      />
      {leaving && <RemoveContributionDialog article={leaving} onClose={() => setLeaving(null)} />}
      {counted && <StatisticsDialog article={counted} onClose={() => setCounted(null)} />}
    </>
  )
}

function WriteButton() {
  const t = useText('user/cms/content')
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/user/cms/editContent/$id" params={{ id: '0' }} {...props} />}
    >
      {t('write')}
    </Button>
  )
}
