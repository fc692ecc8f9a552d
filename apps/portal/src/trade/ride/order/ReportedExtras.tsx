import { useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { NetMoney } from '../../money/NetMoney.tsx'
import { Section } from '../../order/Facts.tsx'
import styles from '../../order/sections.module.css'
import type { RideOrder } from './ride-cells.tsx'

/** Extras that the driver has reported, until they are accepted. */
export function ReportedExtras({ order: { extras_due } }: { order: RideOrder }) {
  const t = useText('ride-order')
  return (
    <Section title={t('sections.extras')} onScreen>
      <Text size="sm">{t('extras.hint')}</Text>
      <table className={styles.lines} aria-label={t('sections.extras')}>
        <tbody>
          {extras_due.map(({ code, name, quantity, unit_price, money, settlement_money }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row">{name}</th>
              <td>
                {quantity} × <Money value={unit_price} />
              </td>
              <td>
                <Money value={money} />
                {settlement_money && (
                  <Text span inherit fz="xs" display="block" c="dimmed">
                    {t('extras.net')} <NetMoney value={settlement_money} />
                  </Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
