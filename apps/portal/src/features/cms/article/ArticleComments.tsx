import { isSupported, type Schemas, useListArticleComments } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Avatar, Box, Button, Flex, Pager, Stack, Text } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { imageAddress } from '../../../shared/address/asset-address.ts'
import { ServerHtml } from '../../../shared/address/ServerHtml.tsx'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import styles from './article.module.css'
import { CommentForm } from './CommentForm.tsx'
import { SignInLink } from './SignInLink.tsx'

interface ArticleCommentsProps {
  article: Schemas['Article']
  /** The first page, which came with the article. */
  first: Schemas['CommentPage']
}

/** Readers' comments. Further pages are for members only. */
export default function ArticleComments({ article, first }: ArticleCommentsProps) {
  const t = useText('cms/info')
  const signedIn = useIsSignedIn()
  const [page, setPage] = useState(1)
  const [replyTo, setReplyTo] = useState<string | null>(null)
  const { data, error, isFetching, isPlaceholderData, refetch } = useListArticleComments(
    { id: article.id, page },
    {
      query: { enabled: signedIn && page > 1, placeholderData: keepPreviousData },
    },
  )
  const shown = page === 1 ? first : (data ?? first)
  const open = article.allow_comment_groups !== 'disable'
  return (
    <Flex
      aria-labelledby="article-comments"
      component="section"
      direction="column"
      gap="sm"
      pt="md"
      style={{ borderTop: '1px solid var(--ui-hairline)' }}
    >
      <Flex component="h2" gap="xs" align="center" mb="xs" fz="lg" id="article-comments">
        {t('comments', { count: first.total })}
      </Flex>
      {!open && (
        <Text size="sm" c="dimmed">
          {t('closed')}
        </Text>
      )}
      {open && signedIn && (
        <CommentForm
          article={article.id}
          replyTo={replyTo}
          onNoReply={() => setReplyTo(null)}
          onSent={() => {
            setReplyTo(null)
            setPage(1)
          }}
        />
      )}
      {first.total === 0 && open && (
        <Text size="sm" c="dimmed">
          {t('noComments')}
        </Text>
      )}
      {error && page > 1 && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <Box component="ul" aria-busy={isPlaceholderData || undefined}>
        {shown.data.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            onReply={open && signedIn ? () => setReplyTo(comment.user.nickname) : undefined}
          />
        ))}
      </Box>
      {signedIn && first.total > first.per_page && (
        <Pager page={page} limit={first.per_page} total={first.total} onPage={setPage} />
      )}
      {!signedIn && isSupported('signIn') && first.total > first.per_page && (
        <Text size="sm" c="dimmed">
          {t('moreAfterSignIn')} <SignInLink />
        </Text>
      )}
    </Flex>
  )
}

interface CommentProps {
  comment: Schemas['ArticleComment']
  onReply: (() => void) | undefined
}

function Comment({ comment: { user, content, create_time }, onReply }: CommentProps) {
  const t = useText('cms/info')
  return (
    <li className={styles.comment}>
      <Avatar src={imageAddress(user.avatar)} alt="" size={36} radius="xl" />
      <Stack gap={4} align="flex-start" miw={0}>
        <Flex
          className={styles.meta}
          component="p"
          gap="2px var(--mantine-spacing-md)"
          wrap="wrap"
          c="dimmed"
          fz="sm"
        >
          <strong>{user.nickname}</strong>
          <span>{create_time}</span>
        </Flex>
        <ServerHtml html={content} topHeading={3} />
        {onReply && user.nickname !== '' && (
          <Button
            variant="subtle"
            size="compact-sm"
            ms={-8}
            aria-label={t('replyTo', { name: user.nickname })}
            onClick={onReply}
          >
            {t('reply')}
          </Button>
        )}
      </Stack>
    </li>
  )
}
