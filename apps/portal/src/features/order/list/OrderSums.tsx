import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import { NetPriceSwitch } from '../../../shared/NetPriceSwitch.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import styles from './list.module.css'

/** What all results make together, over every page; as the server adds it up. */
export function OrderSums({ sums }: { sums: Schemas['OrderSums'] | undefined }) {
  const t = useText('user/order/list')
  const netShown = useNetPriceShown()
  return (
    <div className={styles.sumsLine}>
      <p className={styles.sums} role="status">
        {sums && (
          <>
            {t('sums')}: {t('roomNights', { count: sums.room_nights })}
            {(netShown ? sums.total_settlement_price : []).map((money) => (
              <span key={money.currency}>
                {' · '}
                <Money value={money} strong />
              </span>
            ))}
          </>
        )}
      </p>
      <NetPriceSwitch />
    </div>
  )
}
