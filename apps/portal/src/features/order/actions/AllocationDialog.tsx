import { type Schemas, useGetOrder, useSaveOrderAllocation } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog, FormSkeleton, Text } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { AllocationFields } from '../../../trade/allocation/AllocationFields.tsx'
import { allocationErrors, useAllocation } from '../../../trade/allocation/allocation.ts'
import { loadFailure } from './failure.tsx'
import type { OrderDialogProps } from './order-actions.ts'
import { useMove } from './use-move.ts'

type Known = Schemas['GetAllocationSettingAnswer']

/** Changes own reference, customer and cost centre of an order. */
export default function AllocationDialog(props: OrderDialogProps) {
  const t = useText('allocation')
  const query = useGetOrder({ id: props.id })
  const known = useAllocation()
  const lost = loadFailure(query)
  if (query.data && known) return <AllocationForm {...props} order={query.data.order} known={known} />
  return (
    <FormDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('dialog', { id: props.id })}
      submitLabel={t('save')}
      onSubmit={() => false}
      canSubmit={false}
      error={lost ? undefined : query.error?.message}
    >
      {lost ? <LoadError {...lost} /> : <FormSkeleton fields={3} />}
    </FormDialog>
  )
}

interface AllocationFormProps extends OrderDialogProps {
  order: Schemas['Order']
  known: Known
}

function AllocationForm({ id, opened, onClose, order, known }: AllocationFormProps) {
  const t = useText('allocation')
  const { mutateAsync } = useSaveOrderAllocation()
  const orders = useText('order')
  const { changed, move } = useMove(t('saved'))
  const form = useCheckedForm({
    keptAs: `allocation ${id}`,
    initial: order.allocation,
    check: (values) => allocationErrors(values, known),
    submit: (allocation) => move(() => mutateAsync({ data: { id, allocation, version: order.version } })),
    fieldOf: (path) => path.replace(/^allocation\./, ''),
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('dialog', { id })}
      submitLabel={t('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text size="sm" mt={4} c="dimmed">
        {t('hint')}
      </Text>
      {changed && <Alert color="orange">{orders('confirm.changed')}</Alert>}
      <AllocationFields known={known} inputOf={(field) => form.field(field)} />
    </FormDialog>
  )
}
