import { useText } from '@portal/i18n'
import { Fact } from './Facts.tsx'

interface ChangedFactProps {
  name: string
  before: string
  after: string
}

/** The old and new value of a field. */
export function ChangedFact({ name, before, after }: ChangedFactProps) {
  const t = useText('order-change')
  const none = t('none')
  return (
    <Fact name={name} hint={t('before', { value: before || none })} wide>
      <strong>{after || none}</strong>
    </Fact>
  )
}
