import { useText } from '@portal/i18n'
import { Checkbox, EffectText, FormDialog, Stack, TagsInput, Textarea } from '@portal/ui'
import { useCheckedForm, useUnfinishedTag } from '../../../shared/form/use-checked-form.ts'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import type { BatchDialogProps } from './batch-action.ts'
import { useBatch } from './use-batch.ts'

const mostTags = 10
const mostLetters = { remark: 500, tag: 20 }

interface RemarkValues {
  internal_remark: string
  tags: string[]
  /** Clears the existing value; a value entered beside it is not sent. */
  clearRemark: boolean
  clearTags: boolean
}

/** Empty fields stay unchanged unless they are cleared. */
const toArgs = ({ internal_remark, tags, clearRemark, clearTags }: RemarkValues) => ({
  ...((clearRemark || internal_remark.trim()) && {
    internal_remark: clearRemark ? '' : internal_remark.trim(),
  }),
  ...((clearTags || tags.length > 0) && { tags: clearTags ? [] : tags }),
})

/** Sets internal remark and tags on the selected orders. */
export default function RemarkBatchDialog({ picked, onClose }: BatchDialogProps) {
  const t = useText('user/order/list')
  const common = useText('common')
  const batch = useBatch(picked, (count) => t('batch.remark.done', { count }))
  const { left, results } = batch
  const count = left.length
  const tag = useUnfinishedTag()
  const form = useCheckedForm<RemarkValues, 'nothing'>({
    initial: { internal_remark: '', tags: [], clearRemark: false, clearTags: false },
    check: (values) => (Object.keys(toArgs(values)).length === 0 ? { internal_remark: 'nothing' } : {}),
    textFor: () => t('batch.remark.nothing'),
    fieldOf: (path) => (path.startsWith('args.tags') ? 'tags' : 'internal_remark'),
    submit: (values) =>
      batch.send({
        ids: left.map(({ booking_id }) => booking_id),
        action: 'remark',
        args: { ...toArgs(values), accept_penalty: false },
      }),
  })

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('batch.remark.title', { count })}
      submitLabel={results.size > 0 ? t('batch.again', { count }) : t('batch.remark.submit', { count })}
      onSubmit={form.submit}
      isUnsaved={() => tag.isTyped || form.isUnsaved()}
      {...(results.size > 0 && { cancelLabel: common('close') })}
    >
      <BatchSummary batch={batch} />
      <Stack gap="xs">
        <Textarea
          {...form.field('internal_remark')}
          label={t('batch.remark.remark')}
          maxLength={mostLetters.remark}
          rows={3}
          disabled={form.values.clearRemark}
        />
        <Checkbox
          label={t('batch.remark.clearRemark')}
          checked={form.values.clearRemark}
          onChange={(event) => form.change({ clearRemark: event.currentTarget.checked })}
        />
      </Stack>
      <Stack gap="xs">
        <TagsInput
          {...form.field('tags')}
          {...tag.input}
          label={t('batch.remark.tags')}
          description={t('batch.remark.tagsHint')}
          maxTags={mostTags}
          maxLength={mostLetters.tag}
          splitChars={[',', '，']}
          // No suggestions: an open list would catch the dialog's Esc key.
          dropdownOpened={false}
          disabled={form.values.clearTags}
        />
        <Checkbox
          label={t('batch.remark.clearTags')}
          checked={form.values.clearTags}
          onChange={(event) => form.change({ clearTags: event.currentTarget.checked })}
        />
      </Stack>
      <EffectText>{t('batch.remark.effect', { count })}</EffectText>
      {results.size === 0 && <BatchLines label={t('batch.lines')} orders={left} />}
    </FormDialog>
  )
}
