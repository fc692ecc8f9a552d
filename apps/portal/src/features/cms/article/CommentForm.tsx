import { useCommentArticle } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, fieldId, focusField, notify, Textarea } from '@portal/ui'
import { useEffect } from 'react'
import { draftOf, dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'

interface CommentFormProps {
  /** Number of the article. */
  article: number
  /** Nickname that the comment replies to. */
  replyTo: string | null
  onNoReply: () => void
  onSent: () => void
}

const longest = 2000

/** A comment or reply. Typed text survives an expired session. */
export function CommentForm({ article, replyTo, onNoReply, onSent }: CommentFormProps) {
  const t = useText('cms/info')
  const owner = useSession(({ id }) => id)
  const draft = `cms/comment ${article}`
  const comment = useCommentArticle()
  const form = useCheckedForm({
    keptAs: null,
    initial: draftOf<{ content: string }>(owner, draft) ?? { content: '' },
    check: ({ content }) => (content.trim() === '' ? { content: 'contentEmpty' } : {}),
    labels: { content: t('comment') },
    onValuesChange: (values) => {
      if (values.content === '') dropDraft(owner, draft)
      else keepDraft(owner, draft, values)
    },
    submit: async ({ content }) => {
      const data = { id: article, content: content.trim(), ...(replyTo && { atUser: [replyTo] }) }
      const { commentsReview } = await comment.mutateAsync({ data })
      form.change({ content: '' })
      dropDraft(owner, draft)
      notify.success(t(commentsReview === 'yes' ? 'review' : 'sent'))
      onSent()
    },
  })
  useEffect(() => {
    if (replyTo !== null) focusField('content')
  }, [replyTo])
  const left = longest - form.values.content.length
  return (
    <PageForm gap="xs" form={form} short>
      {replyTo !== null && (
        <Flex component="p" gap="xs" align="center" wrap="wrap">
          {t('replyTo', { name: replyTo })}
          <Button variant="subtle" size="compact-sm" onClick={onNoReply}>
            {t('noReply', { name: replyTo })}
          </Button>
        </Flex>
      )}
      <Textarea
        {...form.field('content')}
        id={fieldId('content')}
        label={t('comment')}
        description={t('commentLeft', { count: left })}
        maxLength={longest}
        rows={3}
      />
      <div>
        <Button type="submit" loading={form.busy}>
          {t('send')}
        </Button>
      </div>
    </PageForm>
  )
}
