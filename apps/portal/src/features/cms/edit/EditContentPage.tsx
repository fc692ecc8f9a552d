import { useGetContributionForm } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { FormSkeleton, lazySection, PageTitle } from '@portal/ui'
import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { draftOf, dropDraft } from '../../../shared/form/form-drafts.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import type { ContributionValues } from './contribution-form.ts'

// It includes every kind of input, so it loads while the server answers.
const ContributionForm = lazySection(() => import('./ContributionForm.tsx'), {
  loading: <FormSkeleton fields={6} />,
})

const route = '/user/cms/editContent/$id'

/** A new article, which starts with its channel, or an existing one. */
export function EditContentPage() {
  const t = useText('user/cms/editContent')
  const site = useText('site')
  const { id } = useParams({ from: route })
  const { channel } = useSearch({ from: route })
  const isNew = id === '0'
  return (
    <>
      <PageTitle title={isNew ? t('new') : site('titles.editContent')} />
      {isNew && channel === undefined ? (
        <ChannelChoice />
      ) : (
        <Loaded
          key={`${id}/${channel}`}
          query={isNew ? { channel_id: channel as number } : { id: Number(id) }}
        />
      )}
    </>
  )
}

function Loaded({ query }: { query: { id: number } | { channel_id: number } }) {
  const owner = useSession(({ id }) => id)
  const draft = `cms/editContent ${Object.entries(query).join(' ')}`
  const [turn, setTurn] = useState(0)
  // Never cached, so that returning after saving shows the saved state.
  const { data, error, isFetching, refetch } = useGetContributionForm(query, {
    query: { gcTime: 0 },
  })
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <FormSkeleton fields={6} />
  return (
    <ContributionForm
      key={turn}
      given={data}
      draft={draft}
      kept={draftOf<ContributionValues>(owner, draft)}
      onStartOver={() => {
        dropDraft(owner, draft)
        setTurn(turn + 1)
      }}
    />
  )
}
