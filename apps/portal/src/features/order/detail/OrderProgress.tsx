import type { Schemas } from '@portal/api-client'
import { formatDate, momentText, useText } from '@portal/i18n'
import { IconCheck, IconX, VisuallyHidden } from '@portal/ui'
import { productFacts } from '../../../trade/product/facts.ts'
import styles from './OrderProgress.module.css'
import { progressOf, type Step } from './progress.ts'

/** The order's progress in one line, with the current step or the outcome highlighted. */
export function OrderProgress({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  const steps = progressOf(order)
  const here = steps.find(({ state }) => state === 'now' || state === 'stopped') ?? steps.at(-1)
  return (
    <ol className={styles.steps} aria-label={t('progress.label')} data-screen>
      {steps.map((step) => (
        <li
          key={step.name}
          className={styles.step}
          data-state={step.state}
          data-here={step === here || undefined}
          aria-current={step === here ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden>
            {step.state === 'done' && <IconCheck size={14} />}
            {step.state === 'stopped' && <IconX size={14} />}
          </span>
          <span className={styles.text}>
            <StepName step={step} order={order} />
            {step.state === 'done' && (
              <VisuallyHidden component="span"> ({t('progress.done')})</VisuallyHidden>
            )}
          </span>
          <StepTime step={step} order={order} />
        </li>
      ))}
    </ol>
  )
}

interface StepProps {
  step: Step
  order: Schemas['Order']
}

function StepName({ step: { name }, order }: StepProps) {
  const t = useText('user/order/detail')
  if (name === 'end') return order.order_status_text
  return name === 'service'
    ? t(`progress.${productFacts[order.order_type].wording}`)
    : t(`progress.steps.${name}`)
}

/** When it happened; for future service, its local day. */
function StepTime({ step: { name, state, at }, order }: StepProps) {
  if (at !== null) return <span className={styles.time}>{momentText(at)}</span>
  if (name !== 'service' || state === 'done') return null
  return <span className={styles.time}>{formatDate(order.service_start_local.slice(0, 10), 'short')}</span>
}
