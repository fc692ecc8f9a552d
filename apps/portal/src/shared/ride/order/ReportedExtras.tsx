import { useText } from '@portal/i18n'
import { Money, Text } from '@portal/ui'
import { sumOf } from '../../money/decimal.ts'
import { Section } from '../../order/Facts.tsx'
import { NetMoney } from '../../order/NetMoney.tsx'
import styles from '../../order/sections.module.css'
import type { RideOrder } from './ride-order.ts'

/** What the driver has reported beyond the booking, until somebody accepts it. */
export default function ReportedExtras({ order: { extras_due } }: { order: RideOrder }) {
  const t = useText('ride-order')
  const selling = sumOf(extras_due.map(({ money }) => money))
  if (!selling) return null
  const net = sumOf(extras_due.flatMap(({ settlement_money }) => settlement_money ?? []))
  return (
    <Section title={t('sections.extras')} onScreen>
      <Text size="sm">{t('extras.hint')}</Text>
      <table className={styles.lines} aria-label={t('sections.extras')}>
        <tbody>
          {extras_due.map(({ code, name, quantity, unit_price, money }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row">{name}</th>
              <td>
                {quantity} × <Money value={unit_price} />
              </td>
              <td>
                <Money value={money} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('extras.sum')}
            </th>
            <td>
              <Money value={selling} strong />
            </td>
          </tr>
          {net && (
            <tr>
              <th scope="row" colSpan={2}>
                {t('extras.net')}
              </th>
              <td>
                <NetMoney value={net} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Section>
  )
}
