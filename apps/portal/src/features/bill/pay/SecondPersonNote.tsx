import { isSupported, useGetSecondPersonRule } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { EffectText } from '@portal/ui'

/** Says above which amount a payment from the balance is only asked for; renders nothing without such a rule. */
export function SecondPersonNote() {
  const t = useText('user/bill/details')
  const { data } = useGetSecondPersonRule({
    query: { enabled: isSupported('getSecondPersonRule') },
    request: { announce: true },
  })
  if (!data?.bill_over) return null
  return <EffectText>{t('pay.secondPerson', { money: formatMoney(data.bill_over) })}</EffectText>
}
