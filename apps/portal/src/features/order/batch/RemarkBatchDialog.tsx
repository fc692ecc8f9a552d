import { useText } from '@portal/i18n'
import { Checkbox, EffectText, FormDialog, Group, Stack, TagsInput, Textarea } from '@portal/ui'
import { useId } from 'react'
import { useCheckedForm, useUnfinishedTag } from '../../../shared/form/use-checked-form.ts'
import { KnownTags } from '../actions/KnownTags.tsx'
import { BatchLines, BatchSummary } from './BatchLines.tsx'
import type { BatchDialogProps } from './batch-action.ts'
import { useBatch } from './use-batch.ts'

const mostTags = 10
const mostLetters = { remark: 500, tag: 20 }

interface RemarkValues {
  internal_remark: string
  /** Clears the existing remark; one entered beside it is not sent. */
  clearRemark: boolean
  add: string[]
  remove: string[]
}

/** What is left empty stays unchanged, unless it is cleared. */
const toArgs = ({ internal_remark, clearRemark, add, remove }: RemarkValues) => ({
  ...((clearRemark || internal_remark.trim()) && {
    internal_remark: clearRemark ? '' : internal_remark.trim(),
  }),
  ...(add.length > 0 && { add_tags: add }),
  ...(remove.length > 0 && { remove_tags: remove }),
})

/** Sets the internal remark of the selected orders, adds tags to them and removes others. */
export default function RemarkBatchDialog({ picked, onClose }: BatchDialogProps) {
  const t = useText('user/order/list')
  const common = useText('common')
  const batch = useBatch(picked, (count) => t('batch.remark.done', { count }))
  const { left, results } = batch
  const count = left.length
  const tag = useUnfinishedTag()
  const suggested = useId()
  const known = [...new Set(left.flatMap(({ tags }) => tags))]
  const form = useCheckedForm<RemarkValues, 'nothing'>({
    keptAs: `remark ${left.map(({ booking_id }) => booking_id).join()}`,
    initial: { internal_remark: '', clearRemark: false, add: [], remove: [] },
    check: (values) => (Object.keys(toArgs(values)).length === 0 ? { internal_remark: 'nothing' } : {}),
    textFor: () => t('batch.remark.nothing'),
    fieldOf: (path) =>
      path.startsWith('args.add_tags')
        ? 'add'
        : path.startsWith('args.remove_tags')
          ? 'remove'
          : 'internal_remark',
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
      <TagsInput
        {...form.field('add')}
        {...tag.input}
        label={t('batch.remark.add')}
        description={t('batch.remark.addHint', { count: mostTags })}
        maxTags={mostTags}
        maxLength={mostLetters.tag}
        splitChars={[',', '，']}
        acceptValueOnBlur
        // The component's own list would catch the dialog's Esc key.
        dropdownOpened={false}
        list={suggested}
      />
      <KnownTags id={suggested} />
      {known.length > 0 && (
        <Checkbox.Group {...form.field('remove')} label={t('batch.remark.remove')}>
          <Group gap="md" mt={4}>
            {known.map((one) => (
              <Checkbox key={one} value={one} label={one} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <EffectText>{t('batch.remark.effect', { count })}</EffectText>
      {results.size === 0 && <BatchLines label={t('batch.lines')} orders={left} />}
    </FormDialog>
  )
}
