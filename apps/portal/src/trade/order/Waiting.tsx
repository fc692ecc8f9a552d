import { isSupported, type Schemas } from '@portal/api-client'
import { formatMoney, formatRemaining, useText } from '@portal/i18n'
import { Alert, Deadline, IconAlertTriangle, Stack, Text, useNow } from '@portal/ui'
import { compareAmounts, negated } from '../../shared/money/decimal.ts'
import { useNetPriceShown } from '../money/net-price.ts'

type Needs = Pick<Schemas['Order'], 'waits' | 'attention'>

/** Waits for somebody else; what the member has to do is the deadline of the order. */
const ofOthers = ({ waits }: Needs) => waits.filter(({ party }) => party !== 'member')

const useAge = (): ((since: number, how?: 'for' | 'already') => string) => {
  const t = useText('order')
  const now = useNow()
  return (since, how = 'for') =>
    t(`waiting.${how}`, { time: formatRemaining(Math.max(1000, now - since * 1000)) })
}

/** In lists: what an order waits for and how long already, and in red what it lacks. */
export function NeedsBrief(needs: Needs) {
  const age = useAge()
  return (
    <>
      {needs.attention.map(({ key, text }) => (
        <Text key={key} size="sm" c="red" fw={600}>
          <IconAlertTriangle size={13} aria-hidden /> {text}
        </Text>
      ))}
      {ofOthers(needs).map(({ kind, kind_text, since }) => (
        <Text key={kind} size="sm" c="dimmed">
          {/* Status and deadline of the row say already that the supplier is to confirm. */}
          {kind === 'confirmation' ? age(since, 'already') : `${kind_text} · ${age(since)}`}
        </Text>
      ))}
    </>
  )
}

/** What is saved by booking the same again, at the net price where it is shown; null where the customer saves nothing. */
export function useSaved() {
  const netShown = useNetPriceShown()
  return ({ settlement_diff, price_diff }: Schemas['OrderSaving']) => {
    const saved = negated((netShown ? settlement_diff : null) ?? price_diff)
    return compareAmounts(saved.amount, '0') > 0 ? saved : null
  }
}

/** In lists: by how much the same is cheaper now. */
export function SavingBrief({ saving }: { saving: Schemas['OrderSaving'] | undefined }) {
  const t = useText('order')
  const savedBy = useSaved()
  const saved = saving && isSupported('replaceOrder') ? savedBy(saving) : null
  return saved ? (
    <Text size="sm" c="teal" fw={600}>
      {t('waiting.cheaper', { money: formatMoney(saved) })}
    </Text>
  ) : null
}

/** On the order: each wait for somebody else with its end and what happens then, and in red what the order lacks. */
export function NeedsInFull(needs: Needs) {
  const t = useText('order')
  const age = useAge()
  const waits = ofOthers(needs)
  return (
    <>
      {needs.attention.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('waiting.lacks')}>
          {needs.attention.map(({ key, text }) => (
            <Text key={key} size="sm">
              {text}
            </Text>
          ))}
          <Text size="sm">{t('waiting.call')}</Text>
        </Alert>
      )}
      {waits.map(({ kind, kind_text, since, until, then_text }) => (
        <Stack key={kind} gap={2} role="status">
          <Text fw={600}>
            {kind_text}{' '}
            <Text span inherit fw={400} c="dimmed" fz="sm">
              {age(since)}
            </Text>
          </Text>
          <Deadline at={until.utc} tz={until.tz} then={then_text} />
        </Stack>
      ))}
    </>
  )
}
