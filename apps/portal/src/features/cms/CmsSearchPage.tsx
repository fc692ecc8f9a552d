import { useGetCmsHome } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { CardsSkeleton, Columns, PageTitle, Stack } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { ContentAside } from './ContentAside.tsx'
import { ContentBlocks } from './ContentBlocks.tsx'
import { HotKeywords } from './HotKeywords.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { NewestArticles } from './NewestArticles.tsx'

/** The front page of the content section: search form, popular words, newest articles. */
export function CmsSearchPage() {
  const site = useText('site')
  return (
    <>
      <PageTitle title={site('titles.cmsSearch')} />
      <Columns widths="minmax(0, 1fr) 260px" from="md" gap="lg" align="start">
        <Stack miw={0}>
          <KeywordForm />
          <HotKeywords />
          <News />
        </Stack>
        <ContentAside />
      </Columns>
    </>
  )
}

function News() {
  const t = useText('cms/search')
  const { data, error, isFetching, refetch } = useGetCmsHome()
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <CardsSkeleton cards={4} />
  const { indexTopBar, indexCarousel, indexFocus, newPublishContent } = data
  return (
    <>
      <ContentBlocks label={t('notice')} blocks={indexTopBar} />
      <ContentBlocks label={t('highlights')} blocks={[...indexCarousel, ...indexFocus]} />
      <NewestArticles first={newPublishContent} />
    </>
  )
}
