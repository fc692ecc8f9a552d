import { useCmsHome } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { CardsSkeleton, PageTitle } from '@portal/ui'
import { LoadError } from '../../shared/LoadError.tsx'
import { ContentAside } from './ContentAside.tsx'
import { ContentBlocks } from './ContentBlocks.tsx'
import cms from './cms.module.css'
import { HotKeywords } from './HotKeywords.tsx'
import { KeywordForm } from './KeywordForm.tsx'
import { NewestArticles } from './NewestArticles.tsx'
import styles from './search.module.css'

/** The door of the content section: a form for words, the words searched most, and what is new. */
export function CmsSearchPage() {
  const site = useText('site')
  return (
    <>
      <PageTitle title={site('titles.cmsSearch')} />
      <div className={cms.page}>
        <div className={styles.main}>
          <KeywordForm />
          <HotKeywords />
          <News />
        </div>
        <ContentAside />
      </div>
    </>
  )
}

function News() {
  const t = useText('cms/search')
  const { data, error, isFetching, refetch } = useCmsHome()
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
