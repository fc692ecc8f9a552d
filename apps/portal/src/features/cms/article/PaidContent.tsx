import type { Schemas } from '@portal/api-client'
import { useIsSignedIn } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Flex, IconLock, lateDialog } from '@portal/ui'
import { useState } from 'react'
import { contentPrice } from '../content-price.ts'
import styles from './article.module.css'
import { SignInLink } from './SignInLink.tsx'

const ContentPayDialog = lateDialog(() => import('./ContentPayDialog.tsx'))

/** Stands in place of a text that has to be paid for: its summary, its price, and the way to it. */
export function PaidContent({ article }: { article: Schemas['Article'] }) {
  const t = useText('cms/info')
  const signedIn = useIsSignedIn()
  const [paying, setPaying] = useState(false)
  const price = contentPrice(article.price, article.currency)
  return (
    <>
      {article.description !== '' && <p>{article.description}</p>}
      <Flex
        className={styles.paid}
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
        <h2 id="paid-content" className={styles.heading}>
          <IconLock size={18} aria-hidden /> {t('paidTitle')}
        </h2>
        <p className={styles.note}>{t('paidText', { price })}</p>
        {signedIn ? <Button onClick={() => setPaying(true)}>{t('buy', { price })}</Button> : <SignInLink />}
      </Flex>
      {paying && <ContentPayDialog article={article} project="content" onClose={() => setPaying(false)} />}
    </>
  )
}
