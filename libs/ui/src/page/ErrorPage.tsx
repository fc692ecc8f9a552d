import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Group } from '../generated/mantine/Group.ts'
import { Stack } from '../generated/mantine/Stack.ts'
import { Text } from '../generated/mantine/Text.ts'
import { PageTitle } from './PageTitle.tsx'
import classes from './page.module.css'

interface ErrorPageProps {
  /** 404 or another HTTP status; 0 for an error without one. */
  status: number
  /** The text of the error catalogue: "Page not found: /nowhere". */
  message?: string | undefined
  /** Links and buttons, at least the one to the home page. */
  actions?: ReactNode
}

/** Fills the content area of a layout; header and menus stay usable. */
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
