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
  const { room_nights: nights = 0, total_settlement_price: prices = [] } = sums ?? {}
  const shown = netShown ? prices : []
  return (
    <div className={styles.sumsLine}>
      <p className={styles.sums} role="status">
        {sums && (nights > 0 || shown.length > 0) && (
          <>
            {t('sums')}: {nights > 0 && t('roomNights', { count: nights })}
            {shown.map((money, index) => (
              <span key={money.currency}>
                {(index > 0 || nights > 0) && ' · '}
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
