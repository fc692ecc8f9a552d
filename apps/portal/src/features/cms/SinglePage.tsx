import { type ApiError, type Schemas, useAgreement, useCmsPage } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { DetailSkeleton, PageTitle } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerHtml } from '../../navigation/ServerHtml.tsx'
import { isAgreement } from '../../shared/agreements.ts'
import styles from './article/article.module.css'
import { ChannelTree } from './ChannelTree.tsx'
import { ContentError } from './ContentError.tsx'
import cms from './cms.module.css'

/** A page on its own: the handbook by its number, about us, terms and privacy by their names. */
export function SinglePage() {
  const { id } = useParams({ from: '/cms/page/$id' })
  return isAgreement(id) ? <AgreementPage type={id} /> : <NumberedPage id={Number(id)} />
}

function NumberedPage({ id }: { id: number }) {
  const t = useText('cms/page')
  const site = useText('site')
  const answer = useCmsPage({ id })
  const page = answer.data?.page
  return (
    <Sheet title={page?.title ?? site('titles.cmsPage')} html={page?.content} answer={answer}>
      {page && (
        <p className={styles.meta}>{t('updated', { time: formatTime(page.update_time, 'yyyy-mm-dd') })}</p>
      )}
    </Sheet>
  )
}

function AgreementPage({ type }: { type: Schemas['AgreementType'] }) {
  const t = useText('cms/page')
  const answer = useAgreement({ type })
  return <Sheet title={t(`agreements.${type}`)} html={answer.data?.content} answer={answer} />
}

interface SheetProps {
  title: string
  /** Undefined until it has come. */
  html: string | undefined
  answer: { error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  children?: ReactNode
}

function Sheet({ title, html, answer: { error, isFetching, refetch }, children }: SheetProps) {
  return (
    <div className={cms.page}>
      <article className={styles.article}>
        <PageTitle title={title} />
        {html === undefined && error && (
          <ContentError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {html === undefined && !error && <DetailSkeleton />}
        {html !== undefined && <ServerHtml html={html} />}
        {children}
      </article>
      <ChannelTree />
    </div>
  )
}
