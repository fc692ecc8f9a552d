import { type Schemas, useGetOrder } from '@portal/api-client'
import { FormDialog, FormSkeleton } from '@portal/ui'
import type { FunctionComponent } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { loadFailure } from '../actions/failure.tsx'
import type { OrderDialogProps } from '../actions/order-actions.ts'

interface OrderDialogFrameProps extends OrderDialogProps {
  title: string
  submitLabel: string
  Form: FunctionComponent<OrderDialogProps & { order: Schemas['Order'] }>
}

/** A dialog whose form begins with the order: a skeleton until it is loaded, or why it cannot be. */
export function OrderDialog({ title, submitLabel, Form, ...props }: OrderDialogFrameProps) {
  const query = useGetOrder({ id: props.id })
  const lost = loadFailure(query)
  if (query.data) return <Form {...props} order={query.data.order} />
  return (
    <FormDialog
      opened={props.opened}
      onClose={props.onClose}
      title={title}
      size="lg"
      submitLabel={submitLabel}
      onSubmit={() => false}
      canSubmit={false}
      error={lost ? undefined : query.error?.message}
    >
      {lost ? <LoadError {...lost} /> : <FormSkeleton fields={4} />}
    </FormDialog>
  )
}
