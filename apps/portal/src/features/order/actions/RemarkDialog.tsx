import { type Schemas, useGetOrder, useSaveOrderRemark } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, FormSkeleton, TagsInput, Text, Textarea } from '@portal/ui'
import { useId } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { useCheckedForm, useUnfinishedTag } from '../../../shared/form/use-checked-form.ts'
import { loadFailure } from './failure.tsx'
import { KnownTags } from './KnownTags.tsx'
import type { OrderDialogProps } from './order-actions.ts'
import { useMove } from './use-move.ts'

const most = { tags: 10, tagLength: 20, remark: 500 } as const

/** Internal remark and tags, which no guest or supplier sees. */
export default function RemarkDialog(props: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id: props.id })
  const lost = loadFailure(query)
  if (query.data) return <RemarkForm {...props} order={query.data.order} />
  return (
    <FormDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('remark.title', { id: props.id })}
      submitLabel={t('remark.save')}
      onSubmit={() => false}
      canSubmit={false}
      error={lost ? undefined : query.error?.message}
    >
      {lost ? <LoadError {...lost} /> : <FormSkeleton fields={2} />}
    </FormDialog>
  )
}

function RemarkForm({ id, opened, onClose, order }: OrderDialogProps & { order: Schemas['Order'] }) {
  const t = useText('order')
  const { mutateAsync } = useSaveOrderRemark()
  const { move } = useMove(t('remark.saved'))
  const tag = useUnfinishedTag()
  const suggested = useId()
  const form = useCheckedForm({
    keptAs: `remark ${id}`,
    initial: { internal_remark: order.internal_remark, tags: order.tags },
    check: ({ internal_remark, tags }) => ({
      ...(internal_remark.length > most.remark && { internal_remark: 'tooLong' as const }),
      ...(tags.some((tag) => tag.trim().length > most.tagLength) && { tags: 'tooLong' as const }),
    }),
    // Only what was changed here: a colleague may add tags at the same time.
    submit: ({ internal_remark, tags }) =>
      move(() =>
        mutateAsync({
          data: {
            id,
            internal_remark,
            add_tags: tags.filter((one) => !order.tags.includes(one)),
            remove_tags: order.tags.filter((one) => !tags.includes(one)),
          },
        }),
      ),
    fieldOf: (path) => (/^(add|remove)_tags/.test(path) ? 'tags' : 'internal_remark'),
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('remark.title', { id })}
      submitLabel={t('remark.save')}
      onSubmit={form.submit}
      isUnsaved={() => tag.isTyped || form.isUnsaved()}
    >
      <Text size="sm" mt={4} c="dimmed">
        {t('remark.hint')}
      </Text>
      <Textarea {...form.field('internal_remark')} label={t('remark.remark')} rows={4} />
      <TagsInput
        {...form.field('tags')}
        {...tag.input}
        label={t('remark.tags')}
        description={t('remark.tagsHint', { count: most.tags })}
        maxTags={most.tags}
        acceptValueOnBlur
        // The component's own list would catch the dialog's Esc key.
        dropdownOpened={false}
        list={suggested}
      />
      <KnownTags id={suggested} />
    </FormDialog>
  )
}
