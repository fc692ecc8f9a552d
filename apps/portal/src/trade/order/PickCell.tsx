import { useText } from '@portal/i18n'
import { Checkbox, Group, SecondLine } from '@portal/ui'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { OrderLink } from './OrderLink.tsx'

interface PickBoxProps {
  /** Booking ID. */
  id: string
  checked: boolean
  /** Why it cannot be chosen; null when it can. */
  reason: string | null
  onToggle: () => void
  /** What stands beside the box. */
  children: ReactNode
}

/** The box that chooses an order, before what names it. It is ticked at once; what follows from it is drawn in steps. */
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
  /** Below the booking ID, smaller: which product. */
  hint: string
}

/** The booking ID with the box that chooses it; one that cannot be chosen has its reason in the same row. */
export function PickCell({ hint, ...box }: PickCellProps) {
  return (
    <PickBox {...box}>
      <OrderLink id={box.id} />
      <SecondLine>{hint}</SecondLine>
    </PickBox>
  )
}
