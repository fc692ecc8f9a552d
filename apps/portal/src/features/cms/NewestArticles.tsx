import { type Schemas, useListNewArticles } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Flex, Text, Title } from '@portal/ui'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { ArticleCards } from './ArticleCards.tsx'

type Article = Schemas['ArticleSummary']

/** The contract's page size: fewer mean that there are no more. */
const atOnce = 16

/** The newest articles, with more on request. */
export function NewestArticles({ first }: { first: readonly Article[] }) {
  const t = useText('cms/search')
  const [pages, setPages] = useState(1)
  const more = () => setPages(pages + 1)
  return (
    <Flex component="section" direction="column" gap="sm" aria-labelledby="newest-articles">
      <Title id="newest-articles" order={2} size="h4">
        {t('newest')}
      </Title>
      <ArticleCards label={t('newest')} articles={first} template="news" level={3} />
      {Array.from({ length: pages - 1 }, (_, index) => (
        <FurtherArticles key={index + 2} page={index + 2} last={index + 2 === pages} onMore={more} />
      ))}
      {pages === 1 && first.length === atOnce && <MoreButton onMore={more} />}
    </Flex>
  )
}

interface FurtherArticlesProps {
  page: number
  /** Nothing more has been requested. */
  last: boolean
  onMore: () => void
}

function FurtherArticles({ page, last, onMore }: FurtherArticlesProps) {
  const t = useText('cms/search')
  const { data, error, isFetching, refetch } = useListNewArticles({ page })
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <MoreButton loading />
  const { newPublishContent: articles } = data
  return (
    <>
      {articles.length > 0 && (
        <ArticleCards
          label={t('newestPage', { page: String(page) })}
          articles={articles}
          template="news"
          level={3}
        />
      )}
      {last && articles.length === atOnce && <MoreButton onMore={onMore} />}
      {last && articles.length < atOnce && (
        <Text c="dimmed" ta="center">
          {t('end')}
        </Text>
      )}
    </>
  )
}

function MoreButton({ onMore, loading = false }: { onMore?: () => void; loading?: boolean }) {
  const t = useText('cms/search')
  return (
    <Button variant="default" style={{ justifySelf: 'center' }} loading={loading} onClick={onMore}>
      {t('more')}
    </Button>
  )
}
