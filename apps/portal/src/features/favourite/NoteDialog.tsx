import { type Schemas, useToggleFavourite } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, TagsInput, Textarea } from '@portal/ui'
import { useCheckedForm, useUnfinishedTag } from '../../shared/form/use-checked-form.ts'

const most = { tags: 10, tagLength: 20, note: 300 } as const

interface NoteDialogProps {
  favourite: Schemas['Favourite']
  onClose: () => void
}

/** A private note on a hotel. */
export default function NoteDialog({ favourite: { hotel_id, name, note, tags }, onClose }: NoteDialogProps) {
  const t = useText('user/favourite/list')
  const toggle = useToggleFavourite()
  const tag = useUnfinishedTag()
  const form = useCheckedForm({
    keptAs: `favourite ${hotel_id}`,
    initial: { note, tags },
    check: (values) => ({
      ...(values.note.length > most.note && { note: 'tooLong' as const }),
      ...(values.tags.some((tag) => tag.trim().length > most.tagLength) && { tags: 'tooLong' as const }),
    }),
    submit: (values) => toggle.mutateAsync({ data: { hotel_id, ...values } }),
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('noteTitle', { name })}
      submitLabel={t('noteSave')}
      onSubmit={form.submit}
      isUnsaved={() => tag.isTyped || form.isUnsaved()}
    >
      <Textarea
        {...form.field('note')}
        label={t('noteText')}
        description={t('noteHint', { count: most.note })}
        rows={4}
      />
      <TagsInput
        {...form.field('tags')}
        {...tag.input}
        label={t('noteTags')}
        description={t('noteTagsHint', { count: most.tags, length: most.tagLength })}
        maxTags={most.tags}
        acceptValueOnBlur
        // No suggestions: an open list would catch the dialog's Esc key.
        dropdownOpened={false}
      />
    </FormDialog>
  )
}
