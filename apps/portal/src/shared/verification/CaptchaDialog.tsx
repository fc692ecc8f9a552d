import { isSupported } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Modal } from '@portal/ui'
import { useState } from 'react'
import { CaptchaClicks } from './CaptchaClicks.tsx'
import { CaptchaCode } from './CaptchaCode.tsx'
import type { CaptchaCall } from './captcha-call.ts'
import type { SolvedCaptcha } from './use-captcha.ts'

export interface CaptchaDialogProps {
  /** Created once per page. */
  id: string
  /** Called when it is solved. */
  call: CaptchaCall
  onSolved: (captcha: SolvedCaptcha) => void
  onClose: () => void
}

/** A picture to click, with a code by e-mail or SMS as the alternative. */
export default function CaptchaDialog({ id, call, onSolved, onClose }: CaptchaDialogProps) {
  const t = useText('verification')
  const [shown, setShown] = useState<'picture' | 'code' | 'picture again'>('picture')
  return (
    <Modal opened onClose={onClose} title={t('captcha.title')} size={382} centered returnFocus={false}>
      {shown === 'code' ? (
        <CaptchaCode id={id} call={call} onSolved={onSolved} onBack={() => setShown('picture again')} />
      ) : (
        <CaptchaClicks
          id={id}
          onSolved={onSolved}
          returned={shown === 'picture again'}
          {...(isSupported('sendCaptchaCode') && { onInstead: () => setShown('code') })}
        />
      )}
    </Modal>
  )
}
