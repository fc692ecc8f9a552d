import {
  isSupported,
  type Schemas,
  useCollectArticle,
  useGetCmsSettings,
  useLikeArticle,
} from '@portal/api-client'
import { useIsSignedIn, useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Button,
  Group,
  IconCoins,
  IconHeart,
  IconHeartFilled,
  IconStar,
  IconStarFilled,
  lazyDialog,
  Text,
} from '@portal/ui'
import { useState } from 'react'
import { SignInLink } from './SignInLink.tsx'

const ContentPayDialog = lazyDialog(() => import('./ContentPayDialog.tsx'))

/** Like, collect and reward for members; a visitor is offered to sign in. */
export function ArticleActions({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const signedIn = useIsSignedIn()
  return (
    <Group gap="xs" role="group" aria-label={t('actions')}>
      {signedIn ? <MemberActions article={article} /> : <VisitorActions article={article} />}
    </Group>
  )
}

function VisitorActions({ article: { likes } }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const cms = useText('cms')
  return (
    <>
      <span>{cms('likes', { count: likes })}</span>
      {isSupported('signIn') && (
        <>
          <Text span size="sm" c="dimmed">
            {t('signInTo')}
          </Text>
          <SignInLink />
        </>
      )}
    </>
  )
}

function MemberActions({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const own = useSession(({ id }) => id) === article.author.id
  const like = useLikeArticle({ request: { announce: true } })
  const collect = useCollectArticle({ request: { announce: true } })
  const { data: settings } = useGetCmsSettings({ request: { background: true } })
  const [rewarding, setRewarding] = useState(false)
  const { id, likeed, likes, collected, collects } = article
  const liked = likeed || like.isSuccess
  return (
    <>
      <Button
        variant={liked ? 'light' : 'default'}
        leftSection={liked ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
        disabled={liked}
        loading={like.isPending}
        onClick={() => like.mutate({ data: { id } })}
      >
        {liked ? t('liked') : t('like')} {likes}
      </Button>
      <Button
        variant={collected ? 'light' : 'default'}
        leftSection={
          collected ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />
        }
        aria-pressed={collected}
        loading={collect.isPending}
        onClick={() => collect.mutate({ data: { id } })}
      >
        {collected ? t('collected') : t('collect')} {collects}
      </Button>
      {settings?.config.appreciation === 'enable' && !own && (
        <Button
          variant="default"
          leftSection={<IconCoins size={16} aria-hidden />}
          onClick={() => setRewarding(true)}
        >
          {t('reward')}
        </Button>
      )}
      {rewarding && (
        <ContentPayDialog article={article} project="admire" onClose={() => setRewarding(false)} />
      )}
    </>
  )
}
