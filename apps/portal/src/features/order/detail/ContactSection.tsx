import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'

/** Who booked it, and whom to call about it. */
export function ContactSection({ order }: { order: Schemas['Order'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.contact')}>
      <Facts>
        <Fact name={t('contactPerson')}>{order.contact_person}</Fact>
        <Fact name={t('contactPhone')}>{order.contact_phone}</Fact>
        {order.contact_email && (
          <Fact name={t('contactEmail')} wide>
            {order.contact_email}
          </Fact>
        )}
        <Fact name={t('userAccount')}>{order.user_account.username}</Fact>
        <Fact name={t('operator')}>{order.operator.nickname}</Fact>
      </Facts>
    </Section>
  )
}
