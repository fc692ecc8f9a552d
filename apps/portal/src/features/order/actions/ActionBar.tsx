import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { useId } from 'react'
import styles from './ActionBar.module.css'
import {
  type ActionName,
  type ActionState,
  isDangerous,
  isWorthShowing,
  primaryAction,
  reasons,
} from './order-actions.ts'
import { VoucherButton } from './VoucherButton.tsx'

interface ActionBarProps {
  /** Booking ID. */
  id: string
  /** As the server decided them; nothing is computed here. */
  actions: readonly ActionState[]
  onStart: (action: ActionName, id: string) => void
}

/** What can be done with an order, and why the rest cannot: a disabled button is described by its reason. */
export function ActionBar({ id, actions, onStart }: ActionBarProps) {
  const t = useText('order')
  const prefix = useId()
  const shown = actions.filter(isWorthShowing)
  const primary = primaryAction(shown)
  return (
    <div className={styles.bar} role="group" aria-label={t('actions.label')}>
      <div className={styles.buttons}>
        {shown.map((state) =>
          state.action === 'download_voucher' && state.enabled ? (
            <VoucherButton
              key={state.action}
              id={id}
              label={state.action_text}
              primary={primary === state.action}
            />
          ) : (
            <ActionButton
              key={state.action}
              state={state}
              primary={primary === state.action}
              reasonId={`${prefix}${state.reason_key ?? ''}`}
              onStart={() => onStart(state.action, id)}
            />
          ),
        )}
      </div>
      <ul className={styles.reasons}>
        {reasons(shown).map(({ key, text, actions: refused }) => (
          <li key={key}>
            <span className={styles.names}>
              {refused.map(({ action_text }) => action_text).join(t('actions.separator'))}
            </span>{' '}
            <span id={`${prefix}${key}`}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ActionButtonProps {
  state: ActionState
  primary: boolean
  reasonId: string
  onStart: () => void
}

// Not the attribute `disabled`: the keyboard must reach the button for its reason to be heard.
function ActionButton({ state, primary, reasonId, onStart }: ActionButtonProps) {
  const refused = !state.enabled && {
    'data-disabled': true,
    'aria-disabled': true,
    'aria-describedby': reasonId,
  }
  return (
    <Button
      classNames={{ label: styles.label }}
      variant={primary ? 'filled' : 'default'}
      {...(state.enabled && isDangerous(state.action) && { color: 'red', variant: 'outline' })}
      {...refused}
      onClick={(event) => (state.enabled ? onStart() : event.preventDefault())}
    >
      {state.action_text}
    </Button>
  )
}
