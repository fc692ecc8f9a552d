import { type ApiError, type Schemas, useGetAgreement, useGetCmsPage } from '@portal/api-client'
import { formatTime, useText } from '@portal/i18n'
import { Columns, DetailSkeleton, Flex, PageTitle, Panel } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerHtml } from '../../shared/address/ServerHtml.tsx'
import { isAgreement } from '../../shared/agreements.ts'
import styles from './article/article.module.css'
import { ChannelTree } from './ChannelTree.tsx'
import { ContentError } from './ContentError.tsx'

/** A single page: by number, or about us, terms and privacy by name. */
export function SinglePage() {
  const { id } = useParams({ from: '/cms/page/$id' })
  return isAgreement(id) ? <AgreementPage type={id} /> : <NumberedPage id={Number(id)} />
}

function NumberedPage({ id }: { id: number }) {
  const t = useText('cms/page')
  const site = useText('site')
  const answer = useGetCmsPage({ id })
  const page = answer.data?.page
  return (
    <Sheet title={page?.title ?? site('titles.cmsPage')} html={page?.content} answer={answer}>
      {page && (
        <Flex
          className={styles.meta}
          component="p"
          gap="2px var(--mantine-spacing-md)"
          wrap="wrap"
          c="dimmed"
          fz="sm"
        >
          {t('updated', { time: formatTime(page.update_time, 'yyyy-mm-dd') })}
        </Flex>
      )}
    </Sheet>
  )
}

function AgreementPage({ type }: { type: Schemas['AgreementType'] }) {
  const t = useText('cms/page')
  const answer = useGetAgreement({ type })
  return <Sheet title={t(`agreements.${type}`)} html={answer.data?.content} answer={answer} />
}

interface SheetProps {
  title: string
  /** Undefined until loaded. */
  html: string | undefined
  answer: { error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  children?: ReactNode
}

function Sheet({ title, html, answer: { error, isFetching, refetch }, children }: SheetProps) {
  return (
    <Columns widths="minmax(0, 1fr) 260px" from="md" gap="lg" align="start">
      <Panel
        component="article"
        gap="md"
        miw={0}
        maw={852}
        p={{ base: 'sm', sm: 'var(--mantine-spacing-md) 20px var(--mantine-spacing-lg)' }}
      >
        <PageTitle mb={0} title={title} />
        {html === undefined && error && (
          <ContentError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {html === undefined && !error && <DetailSkeleton />}
        {html !== undefined && <ServerHtml html={html} />}
        {children}
      </Panel>
      <ChannelTree />
    </Columns>
  )
}
