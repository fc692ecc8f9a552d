import { type Schemas, useRemoveOrderView, useSaveOrderView } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Checkbox, FormDialog, TextInput } from '@portal/ui'
import { type FieldErrors, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import type { OrderListSearch } from '../order-list-search.ts'
import { viewOfSearch } from './order-view.ts'

interface ViewDialogProps {
  type: Schemas['OrderListName']
  /** The list's current state. */
  search: OrderListSearch
  /** The view to edit; null for a new one. */
  view: Schemas['OrderView'] | null
  /** The list shows the view unmodified. */
  isShown: boolean
  onClose: () => void
  onSaved: (id: string) => void
}

interface ViewValues {
  name: string
  is_default: boolean
  /** Saves the list's current state. */
  asShown: boolean
}

const errorsOf = ({ name }: ViewValues): FieldErrors => ({ ...(name.trim() === '' && { name: 'required' }) })

/** Saves the list's state under a name, or edits or deletes a view. */
export default function ViewDialog({ type, search, view, isShown, onClose, onSaved }: ViewDialogProps) {
  const t = useText('user/order/list')
  const common = useText('common')
  const own = useSession(({ id }) => id)
  const save = useSaveOrderView()
  const remove = useRemoveOrderView()
  const form = useCheckedForm<ViewValues>({
    keptAs: `view ${type} ${view?.id ?? 'new'}`,
    initial: { name: view?.name ?? '', is_default: view?.is_default ?? false, asShown: !isShown },
    check: errorsOf,
    submit: async ({ name, is_default, asShown }) => {
      const content = view && !asShown ? view : viewOfSearch(search, own)
      const { filters, sort, order, columns } = content
      const data = { order_type: type, name: name.trim(), filters, sort, order, columns, is_default }
      const saved = await save.mutateAsync({ data: { ...data, ...(view && { id: view.id }) } })
      onSaved(saved.view.id)
    },
  })
  const removeView = async (id: string) => {
    try {
      await remove.mutateAsync({ data: { id } })
      onClose()
    } catch {
      // The dialog shows the server's message.
    }
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={view ? t('views.changeTitle') : t('views.newTitle')}
      submitLabel={common('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      error={remove.error?.message}
      aside={
        view && (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => void removeView(view.id)}
          >
            {t('views.remove')}
          </Button>
        )
      }
    >
      <TextInput {...form.field('name')} label={t('views.name')} required maxLength={40} mb="sm" />
      <Checkbox
        {...form.field('is_default', { type: 'checkbox' })}
        label={t('views.default')}
        description={t('views.defaultHint')}
        mb="sm"
      />
      {view && !isShown && (
        <Checkbox {...form.field('asShown', { type: 'checkbox' })} label={t('views.asShown')} />
      )}
    </FormDialog>
  )
}
