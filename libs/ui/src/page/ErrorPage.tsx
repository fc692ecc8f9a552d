import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Group } from '../generated/mantine/Group.ts'
import { Stack } from '../generated/mantine/Stack.ts'
import { Text } from '../generated/mantine/Text.ts'
import classes from './ErrorPage.module.css'
import { PageTitle } from './PageTitle.tsx'

export interface ErrorPageProps {
  /** 404, or whatever else went wrong. */
  status: number
  /** The catalogue's text: "Page not found: /nowhere". */
  message?: string | undefined
  /** Links and buttons that lead on; the home link is the least. */
  actions?: ReactNode
}

/** Fills the content area of a layout, so that header and menus stay usable. */
export function ErrorPage({ status, message, actions }: ErrorPageProps) {
  const t = useText('common')
  const notFound = status === 404
  return (
    <Stack gap="sm" align="center" p="12vh var(--mantine-spacing-md) var(--mantine-spacing-xl)" ta="center">
      <p className={classes.status} aria-hidden>
        {status}
      </p>
      <PageTitle title={t(notFound ? 'errorPage.notFound' : 'errorPage.internal')} />
      {message && (
        <Text maw="60ch" style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      )}
      <Text c="dimmed">{t(notFound ? 'errorPage.notFoundHint' : 'errorPage.internalHint')}</Text>
      {actions && (
        <Group gap="xs" align="stretch" justify="center" mt="sm">
          {actions}
        </Group>
      )}
    </Stack>
  )
}
