import { useText } from '@portal/i18n'
import { Checkbox, Group, SecondLine } from '@portal/ui'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { OrderLink } from './OrderLink.tsx'

interface PickBoxProps {
  /** Booking ID. */
  id: string
  checked: boolean
  /** Why it cannot be selected; null if it can. */
  reason: string | null
  onToggle: () => void
  /** The content beside the checkbox. */
  children: ReactNode
}

/** The checkbox that selects an order. It is ticked at once; the rest of the page follows in a transition. */
export function PickBox({ id, checked, reason, onToggle, children }: PickBoxProps) {
  const t = useText('document')
  const [ticked, tick] = useOptimistic(checked)
  const press = () =>
    startTransition(() => {
      tick(!ticked)
      onToggle()
    })
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Checkbox
        aria-label={reason === null ? t('pick', { id }) : t('cannotPick', { id, reason })}
        checked={ticked}
        disabled={reason !== null}
        onChange={press}
      />
      <span>{children}</span>
    </Group>
  )
}

interface PickCellProps extends Omit<PickBoxProps, 'children'> {
  /** The product, small below the booking ID. */
  hint: string
}

/** The booking ID with its checkbox, or with the reason why it cannot be selected. */
export function PickCell({ hint, ...box }: PickCellProps) {
  return (
    <PickBox {...box}>
      <OrderLink id={box.id} />
      <SecondLine>{hint}</SecondLine>
    </PickBox>
  )
}
