import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconSearchOff } from '../icons.ts'
import classes from './EmptyState.module.css'

export interface EmptyStateProps {
  title: ReactNode
  /** What to do next, in one sentence. */
  hint?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
  icon?: Icon
}

/** Stands where a list or a result would: says that there is nothing, and what to do next. */
export function EmptyState({ title, hint, action, icon: Icon = IconSearchOff }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <Icon className={classes.icon} size={32} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  )
}
