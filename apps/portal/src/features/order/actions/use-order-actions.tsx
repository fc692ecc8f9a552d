import { type ReactNode, useCallback, useState } from 'react'
import { ActionDialog } from './ActionDialog.tsx'
import type { DialogName } from './order-actions.ts'

interface Opening {
  action: DialogName
  id: string
  /** A new number per opening, so that nothing of the previous one survives, above all its `client_ref`. */
  number: number
  shown: boolean
}

interface OrderActions {
  /** Opens the dialog of an action for one order. */
  start: (action: DialogName, id: string) => void
  /** Rendered once per page. */
  dialog: ReactNode
}

/**
 * The only way to act on an order: every screen that shows the server's `actions[]` opens dialogs here. `first` is
 * open initially: the payment of an order that was just placed.
 */
export function useOrderActions(first: Pick<Opening, 'action' | 'id'> | null = null): OrderActions {
  const [opening, setOpening] = useState<Opening | null>(first && { ...first, number: 1, shown: true })
  // Keeps its identity, because the rows of lists receive it.
  const start = useCallback(
    (action: DialogName, id: string) =>
      setOpening((last) => ({ action, id, number: (last?.number ?? 0) + 1, shown: true })),
    [],
  )
  // Kept until the next one, so that it can fade out and return the focus.
  const close = () => setOpening((last) => last && { ...last, shown: false })
  const dialog = opening && (
    <ActionDialog
      key={opening.number}
      action={opening.action}
      id={opening.id}
      opened={opening.shown}
      onClose={close}
    />
  )
  return { start, dialog }
}
