import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { useState } from 'react'
import type { Way } from '../../../shared/verification/receiver.ts'
import { ReceiverForm } from './ReceiverForm.tsx'
import { VerifyForm } from './VerifyForm.tsx'

interface BindingFormProps {
  way: Way
  onDone: () => void
  onCancel: () => void
}

/**
 * Binds a new e-mail address or mobile number. A member who already has one proves access to it first; the others
 * give their password.
 */
export function BindingForm({ way, onDone, onCancel }: BindingFormProps) {
  const t = useText('user/account/profile')
  const [bound] = useState(() => (session.store.getState()[way] ?? '') !== '')
  const [proof, setProof] = useState<string | null>(null)
  if (bound && proof === null) return <VerifyForm way={way} onVerified={setProof} onCancel={onCancel} />
  return (
    <>
      {proof !== null && <p role="status">{t('verified')}</p>}
      <ReceiverForm way={way} proof={proof} onDone={onDone} onCancel={onCancel} />
    </>
  )
}
