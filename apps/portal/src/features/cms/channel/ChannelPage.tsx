import { type Schemas, useListArticles } from '@portal/api-client'
import { type TextCatalogue, type Translate, useText } from '@portal/i18n'
import { Box, CardsSkeleton, Columns, PageTitle, Text } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Turn } from '../../../shared/search-params.ts'
import { ContentAside } from '../ContentAside.tsx'
import { ContentError } from '../ContentError.tsx'
import { Crumbs } from '../Crumbs.tsx'
import type { ListType } from '../cms-search.ts'
import { ArticleList } from './ArticleList.tsx'
import { CoverChannel } from './CoverChannel.tsx'
import styles from './channel.module.css'
import { articlesQuery } from './channel-query.ts'
import type { ChannelSearch } from './channel-search.ts'

type Answer = Schemas['ArticleList'] | Schemas['ArticleCover']

const route = '/cms/channel/$value/{-$type}'

/** Articles of a channel, tag or author, or of a search. */
export function ChannelPage() {
  const { value, type = 'channel' } = useParams({ from: route })
  // Another list is a new page: it starts at its heading and keeps nothing of the last one.
  return <Channel key={`${type}/${value}`} type={type as ListType} value={value} />
}

function Channel({ type, value }: { type: ListType; value: string }) {
  const site = useText('site')
  const t = useText('cms/channel')
  const navigate = useNavigate()
  const params = useParams({ from: route })
  const search = useSearch({ from: route })
  const { data, error, isFetching, isPlaceholderData, refetch } = useListArticles(
    articlesQuery(type, value, search),
    { query: { placeholderData: keepPreviousData } },
  )
  const go = (next: ChannelSearch, turn: Turn = {}) =>
    void navigate({ to: route, params, search: next, ...turn })
  const failure = error && { error, onRetry: () => void refetch(), retrying: isFetching }
  const waiting = type === 'search' ? t('search', { keyword: value }) : site('titles.cmsChannel')
  return (
    <>
      {data && <Crumbs way={wayTo(data)} />}
      <PageTitle title={(data && titleOf(data, t)) || waiting} />
      {data && data.info.description !== '' && (
        <Text mb="md" c="dimmed">
          {data.info.description}
        </Text>
      )}
      <Columns widths="minmax(0, 1fr) 260px" from="md" gap="lg" align="start">
        <Box className={styles.main} miw={0}>
          {failure && <ContentError {...failure} />}
          {!data && !error && <CardsSkeleton cards={6} />}
          {data && 'focus' in data && <CoverChannel cover={data} />}
          {data && !('focus' in data) && (
            <ArticleList list={data} search={search} onSearch={go} refreshing={isPlaceholderData} />
          )}
        </Box>
        <ContentAside />
      </Columns>
    </>
  )
}

const wayTo = (data: Answer): Schemas['CmsBreadcrumb'][] =>
  'focus' in data ? [{ id: String(data.info.id), name: data.info.name, type: 'channel' }] : data.breadcrumb

function titleOf(data: Answer, t: Translate<TextCatalogue['cms/channel']>): string {
  const { name } = data.info
  if ('focus' in data) return name
  const { type } = data.info
  if (type === 'search') return t('search', { keyword: name })
  if (type === 'tag') return t('tag', { name })
  return type === 'user' ? t('author', { name }) : name
}
