import { useCmsPage } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { DetailSkeleton, PageTitle } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { ServerHtml } from '../../navigation/ServerHtml.tsx'
import styles from './article/article.module.css'
import { ContentFault } from './ContentFault.tsx'

/** A page on its own: about us, terms, handbook. */
export function SinglePage() {
  const t = useText('cms/page')
  const site = useText('site')
  const { id } = useParams({ from: '/cms/page/$id' })
  const { data, error, isFetching, refetch } = useCmsPage({ id: Number(id) }, { request: { silent: true } })
  const page = data?.page
  return (
    <article className={styles.article}>
      <PageTitle title={page?.title ?? site('titles.cmsPage')} />
      {!page && error && <ContentFault error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!page && !error && <DetailSkeleton />}
      {page && (
        <>
          <ServerHtml html={page.content} />
          <p className={styles.meta}>{t('updated', { time: formatTime(page.update_time, 'yyyy-mm-dd') })}</p>
        </>
      )}
    </article>
  )
}
