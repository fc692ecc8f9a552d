import { Drawer, LinesSkeleton, SkeletonArea, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { paperDrawer } from './paper-drawer.ts'

interface Asked<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface DocumentDrawerProps<Data> {
  opened: boolean
  title: string
  onClose: () => void
  /** The query of the document. */
  asked: Asked<Data>
  children: (data: Data) => ReactNode
}

/** A bill or an application beside its list. It is in the URL, so that it can be linked and reloaded. */
export function DocumentDrawer<Data>({ opened, title, onClose, asked, children }: DocumentDrawerProps<Data>) {
  const { data, error, isFetching, refetch } = asked
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={760}
      title={title}
      classNames={paperDrawer}
    >
      <Stack>
        {opened && data !== undefined && children(data)}
        {opened && data === undefined && error && (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {opened && data === undefined && !error && (
          <SkeletonArea>
            <LinesSkeleton lines={4} />
            <LinesSkeleton lines={6} />
          </SkeletonArea>
        )}
      </Stack>
    </Drawer>
  )
}
