import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { Group } from '../generated/mantine/Group.ts'
import { Stack } from '../generated/mantine/Stack.ts'
import { Text } from '../generated/mantine/Text.ts'
import { IconAlertTriangle, IconRefresh } from '../icons.ts'
import classes from './feedback.module.css'

interface ErrorStateProps {
  /** The text of the error catalogue. */
  message: ReactNode
  /** Loads again; without it there is no retry button. */
  onRetry?: (() => void) | undefined
  /** The retry is running. */
  retrying?: boolean
}

/** Replaces what could not be loaded, and offers to try again. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  const t = useText('common')
  return (
    <Stack
      className={classes.state}
      gap="xs"
      align="center"
      py="xl"
      px="md"
      ta="center"
      data-kind="error"
      role="alert"
    >
      <IconAlertTriangle className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <Text fw={600}>{t('list.failed')}</Text>
      <Text maw="44ch" c="dimmed">
        {message}
      </Text>
      {onRetry && (
        <Group gap="xs" align="stretch" justify="center" mt="xs">
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
