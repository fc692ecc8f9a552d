import type { ApiError } from '@portal/api-client'
import { Box, DetailSkeleton, EmptyState, PageTitle } from '@portal/ui'
import type { ReactNode } from 'react'
import { LoadError } from '../error/LoadError.tsx'
import { BackToList, BackToListButton, type BackToListProps } from './BackToList.tsx'

interface RecordPageProps<Row> {
  /** The list that the record was opened from. */
  list: BackToListProps
  /** What the page is called until the record is there. */
  title: string
  actions?: ReactNode
  query: { error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  /** Undefined while it is not loaded. */
  record: Row | undefined
  /** Says more than that the record was not found. */
  missing?: { title: string; hint: string }
  /** The page once the record is there. */
  children: (record: Row) => ReactNode
}

/** The page of one record of a list in all its states: loading, there, missing, failed. */
export function RecordPage<Row extends { title: string }>(props: RecordPageProps<Row>) {
  const { list, title, actions, query, record, missing, children } = props
  const { error, isFetching, refetch } = query
  const back = <BackToListButton {...list} />
  return (
    <>
      <Box mb="xs">
        <BackToList {...list} />
      </Box>
      <PageTitle mb={0} title={record?.title ?? title} actions={record && actions} />
      {record && children(record)}
      {!record &&
        (missing && error?.errorKey === 'NOT_FOUND' ? (
          <EmptyState {...missing} action={back} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} wayOut={back} />
        ) : (
          <DetailSkeleton />
        ))}
    </>
  )
}
