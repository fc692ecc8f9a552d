import { type Schemas, useRebookOrder } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, IconChevronDown, Stack } from '@portal/ui'
import { useId, useState } from 'react'
import { hasEnded } from '../../../trade/order/order-stages.ts'
import { useOpenDraft } from '../../../trade/quote/draft-target.ts'
import styles from './ActionBar.module.css'
import {
  type ActionState,
  type DialogName,
  inReach,
  isDangerous,
  isWorthShowing,
  mayBookAgain,
  primaryAction,
  reasons,
} from './order-actions.ts'
import { VoucherButton } from './voucher/VoucherButton.tsx'

interface ActionBarProps {
  /** The actions are the server's decision; nothing is computed here. */
  order: Pick<
    Schemas['Order'],
    'booking_id' | 'order_type' | 'order_status' | 'pay_time' | 'timeline' | 'actions'
  >
  onStart: (action: DialogName, id: string) => void
}

/** The order's possible actions; "More" holds rare ones and the reasons for the rest. */
export function ActionBar({ order, onStart }: ActionBarProps) {
  const { booking_id: id, order_status, actions } = order
  const t = useText('order')
  const panel = useId()
  const [opened, setOpened] = useState(false)
  const mayBook = useHoldsNode('order/book') && mayBookAgain(actions)
  const shown = actions.filter(isWorthShowing)
  const possible = inReach(shown)
  const refused = reasons(order, shown, t)
  const primary = primaryAction(possible)
  const ended = hasEnded(order_status)
  const bookAgain = mayBook && <BookAgainButton id={id} primary={ended && primary === undefined} />
  const hasMore = refused.length > 0 || (mayBook && !ended)
  const button = (state: ActionState) => (
    <ActionButton
      key={state.action}
      state={state}
      primary={primary === state.action}
      onStart={() => onStart(state.action, id)}
    />
  )
  // Apart from the others, so that nobody presses Cancel for Refund.
  const dangerous = possible.filter(({ action }) => isDangerous(action))
  return (
    <Stack gap="xs" role="group" aria-label={t('actions.label')} data-screen>
      <div className={styles.buttons}>
        {possible.map((state) =>
          isDangerous(state.action) ? null : state.action === 'download_voucher' ? (
            <VoucherButton
              key={state.action}
              id={id}
              label={state.action_text}
              primary={primary === state.action}
              onSend={() => onStart('send_voucher', id)}
            />
          ) : (
            button(state)
          ),
        )}
        {ended && bookAgain}
        {hasMore && (
          <Button
            variant="subtle"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-expanded={opened}
            aria-controls={panel}
            onClick={() => setOpened(!opened)}
          >
            {t('actions.more')}
          </Button>
        )}
        {dangerous.length > 0 && <div className={styles.apart}>{dangerous.map(button)}</div>}
      </div>
      {hasMore && (
        <div id={panel} className={styles.more} hidden={!opened}>
          {!ended && bookAgain && <div className={styles.buttons}>{bookAgain}</div>}
          {refused.length > 0 && (
            <Flex
              component="ul"
              direction="column"
              gap={2}
              c="dimmed"
              fz="sm"
              aria-label={t('actions.notNow')}
            >
              {refused.map(({ text, actions: names }) => (
                <li key={text}>
                  <span className={styles.names}>
                    {names.map(({ action_text }) => action_text).join(t('actions.separator'))}
                  </span>{' '}
                  {text}
                </li>
              ))}
            </Flex>
          )}
        </div>
      )}
    </Stack>
  )
}

interface ActionButtonProps {
  state: ActionState
  primary: boolean
  onStart: () => void
}

function ActionButton({ state: { action, action_text }, primary, onStart }: ActionButtonProps) {
  return (
    <Button
      classNames={{ label: styles.label }}
      variant={primary ? 'filled' : 'default'}
      {...(isDangerous(action) && { color: 'red', variant: 'outline' })}
      onClick={onStart}
    >
      {action_text}
    </Button>
  )
}

function BookAgainButton({ id, primary }: { id: string; primary: boolean }) {
  const t = useText('order')
  const { rebook, rebooking } = useRebooking(id)
  return (
    <Button
      classNames={{ label: styles.label }}
      variant={primary ? 'filled' : 'default'}
      loading={rebooking}
      onClick={rebook}
    >
      {t('actions.bookAgain')}
    </Button>
  )
}

/** Starts the same booking again as a draft and continues where its price is checked. */
function useRebooking(id: string) {
  const open = useOpenDraft()
  const { mutate, isPending } = useRebookOrder({ request: { announce: true } })
  const rebook = () => mutate({ data: { id } }, { onSuccess: ({ draft }) => void open(draft) })
  return { rebook, rebooking: isPending }
}
