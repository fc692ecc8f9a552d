import { type Schemas, useGetArticle } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import {
  Columns,
  DetailSkeleton,
  Flex,
  LinesSkeleton,
  lazySection,
  PageTitle,
  Panel,
  SkeletonArea,
} from '@portal/ui'
import { Link, useParams } from '@tanstack/react-router'
import { ServerHtml } from '../../../shared/address/ServerHtml.tsx'
import { safeUrl } from '../../../shared/address/safe-url.ts'
import { ContentError } from '../ContentError.tsx'
import { Crumbs } from '../Crumbs.tsx'
import { listParams } from '../cms-search.ts'
import { TagLinks } from '../TagLinks.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleFiles } from './ArticleFiles.tsx'
import { ArticlePictures, picturesAbove } from './ArticlePictures.tsx'
import styles from './article.module.css'
import { Neighbours } from './Neighbours.tsx'
import { PaidContent } from './PaidContent.tsx'

/** The source of an article; a link if its address is safe. */
function SourceLink({ title, address }: { title: string; address: string }) {
  const t = useText('cms/info')
  const source = safeUrl(address, 'content-link')
  const name = title || (source === null ? '' : new URL(source, 'https://inside.invalid').hostname)
  if (name === '') return null
  const text = t('source', { name })
  if (source === null || source.startsWith('/')) return <span>{text}</span>
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}

const ArticleComments = lazySection(() => import('./ArticleComments.tsx'), { loading: <CommentsComing /> })

/** One article, with what readers may do about it. */
export function ArticlePage() {
  const { id } = useParams({ from: '/cms/info/$id' })
  // The next article is a new page that starts at its heading.
  return <ArticleOf key={id} id={Number(id)} />
}

function ArticleOf({ id }: { id: number }) {
  const site = useText('site')
  // Returning readers see the current article; every visit is counted anyway.
  const { data, error, isFetching, refetch } = useGetArticle({ id }, { query: { staleTime: 60_000 } })
  return (
    <Columns widths="minmax(0, 1fr) 300px" from="md" gap={{ base: 'md', md: 'lg' }} align="start">
      <Panel
        component="article"
        gap="md"
        miw={0}
        maw={852}
        p={{ base: 'sm', sm: 'var(--mantine-spacing-md) 20px var(--mantine-spacing-lg)' }}
      >
        {(data || !error) && <Crumbs way={data?.breadCrumbs ?? []} here={false} />}
        <PageTitle mb={0} title={data?.content.title ?? site('titles.cmsInfo')} />
        {!data && error && (
          <ContentError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <DetailSkeleton />}
        {data && <Body answer={data} />}
      </Panel>
      {data && <Neighbours answer={data} />}
    </Columns>
  )
}

function Body({ answer }: { answer: Schemas['GetArticleAnswer'] }) {
  const { content: article, template, comments } = answer
  return (
    <>
      <Meta article={article} />
      <ArticlePictures title={article.title} images={picturesAbove(article, template)} />
      {article.paid ? <ServerHtml html={article.content} /> : <PaidContent article={article} />}
      <ArticleFiles article={article} />
      <TagLinks tags={article.cmsTags} />
      <ArticleActions article={article} />
      <ArticleComments article={article} first={comments} />
    </>
  )
}

function CommentsComing() {
  return (
    <SkeletonArea>
      <LinesSkeleton lines={4} />
    </SkeletonArea>
  )
}

function Meta({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const cms = useText('cms')
  const { author, publish_time, update_time, views } = article
  return (
    <Flex
      className={styles.meta}
      component="p"
      gap="2px var(--mantine-spacing-md)"
      wrap="wrap"
      c="dimmed"
      fz="sm"
    >
      {author.nickname !== '' && (
        <Link to="/cms/channel/$value/{-$type}" params={listParams(author.id, 'user')}>
          {t('by', { name: author.nickname })}
        </Link>
      )}
      <span>{formatTime(publish_time, 'yyyy-mm-dd hh:MM')}</span>
      {update_time > publish_time && (
        <span>{t('updated', { time: formatTime(update_time, 'yyyy-mm-dd hh:MM') })}</span>
      )}
      <span>{cms('views', { count: views })}</span>
      <SourceLink title={article.source_title} address={article.source_url} />
    </Flex>
  )
}
