import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Group } from '../generated/mantine/Group.ts'
import { Stack } from '../generated/mantine/Stack.ts'
import { Text } from '../generated/mantine/Text.ts'
import { IconSearchOff } from '../icons.ts'
import classes from './feedback.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** What to do next, in one sentence. */
  hint?: ReactNode
  /** The button or link for it. */
  action?: ReactNode
  icon?: Icon
}

/** Replaces an empty list or result: says that there is nothing, and what to do next. */
export function EmptyState({ title, hint, action, icon: Icon = IconSearchOff }: EmptyStateProps) {
  return (
    <Stack className={classes.state} gap="xs" align="center" py="xl" px="md" ta="center">
      <Icon className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <Text fw={600}>{title}</Text>
      {hint && (
        <Text maw="44ch" c="dimmed">
          {hint}
        </Text>
      )}
      {action && (
        <Group gap="xs" align="stretch" justify="center" mt="xs">
          {action}
        </Group>
      )}
    </Stack>
  )
}
