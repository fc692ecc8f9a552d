import { useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { IconAlertTriangle, IconRefresh } from '../icons.ts'
import classes from './EmptyState.module.css'

export interface ErrorStateProps {
  /** The error in words, as the error catalogue has it. */
  message: ReactNode
  /** Loads again; without it there is nothing to try. */
  onRetry?: (() => void) | undefined
  /** The retry is under way. */
  retrying?: boolean
}

/** Stands where something could not be loaded, and offers to try again. */
export function ErrorState({ message, onRetry, retrying = false }: ErrorStateProps) {
  const t = useText('common')
  return (
    <div className={classes.state} data-kind="error" role="alert">
      <IconAlertTriangle className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <p className={classes.title}>{t('list.failed')}</p>
      <p className={classes.hint}>{message}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
