import type { Schemas } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, IconLock, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { contentPrice } from '../ContentStatus.tsx'
import { SignInLink } from './SignInLink.tsx'

const ContentPayDialog = lazyDialog(() => import('./ContentPayDialog.tsx'))

/** Replaces a text that must be paid for: summary, price, and how to get it. */
export function PaidContent({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const signedIn = useIsSignedIn()
  const [paying, setPaying] = useState(false)
  const price = contentPrice(article.price, article.currency)
  return (
    <>
      {article.description !== '' && <p>{article.description}</p>}
      <Flex
        component="section"
        direction="column"
        gap="xs"
        align="flex-start"
        p="md"
        bd="1px dashed var(--ui-hairline)"
        bdrs="lg"
        bg="var(--ui-chosen)"
        aria-labelledby="paid-content"
      >
        <Flex component="h2" gap="xs" align="center" mb="xs" fz="lg" id="paid-content">
          <IconLock size={18} aria-hidden /> {t('paidTitle')}
        </Flex>
        <Text size="sm">{t('paidText', { price })}</Text>
        {signedIn ? <Button onClick={() => setPaying(true)}>{t('buy', { price })}</Button> : <SignInLink />}
      </Flex>
      {paying && <ContentPayDialog article={article} project="content" onClose={() => setPaying(false)} />}
    </>
  )
}
