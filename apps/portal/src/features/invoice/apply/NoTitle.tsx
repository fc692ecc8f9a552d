import { useCan } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, EmptyState, lateDialog } from '@portal/ui'
import { useState } from 'react'

const TitleDialog = lateDialog(() => import('../titles/TitleDialog.tsx'))

/** Without a title there is nobody to make the invoice out to; who may adds the first one right here. */
export function NoTitle() {
  const t = useText('user/invoice/apply')
  const mayManage = useCan({ name: '/user/invoice/manage' })
  const [adding, setAdding] = useState(false)
  return (
    <>
      <EmptyState
        title={t('noTitle')}
        hint={t(mayManage ? 'noTitleHint' : 'noTitleAsk')}
        action={mayManage && <Button onClick={() => setAdding(true)}>{t('addTitle')}</Button>}
      />
      {adding && <TitleDialog title={null} onClose={() => setAdding(false)} />}
    </>
  )
}
