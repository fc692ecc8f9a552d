import { type ReactNode, useState } from 'react'
import { ActionDialog } from './ActionDialog.tsx'
import type { DialogName } from './order-actions.ts'

interface Opening {
  action: DialogName
  id: string
  /** A new number for each opening, so that nothing of the last one (its `client_ref` above all) lives on. */
  number: number
  shown: boolean
}

interface OrderActions {
  /** Opens the dialog of an action for one order. */
  start: (action: DialogName, id: string) => void
  /** Stands once on the page. */
  dialog: ReactNode
}

/**
 * The only way to act on an order: every screen that shows the server's `actions[]` opens their dialogs here.
 * `first` stands open from the start: the payment of an order placed just now.
 */
export function useOrderActions(first: Pick<Opening, 'action' | 'id'> | null = null): OrderActions {
  const [opening, setOpening] = useState<Opening | null>(first && { ...first, number: 1, shown: true })
  const start = (action: DialogName, id: string) =>
    setOpening((last) => ({ action, id, number: (last?.number ?? 0) + 1, shown: true }))
  // Kept until the next one, so that it can fade and give the focus back.
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
