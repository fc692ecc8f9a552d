import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import styles from './OverviewPage.module.css'
import { productColour, type SpendingShown } from './spending.ts'

/** Bookings by product and in total; also the legend of the chart. */
export function SpendingTable({ spending: { products, total, bookings } }: { spending: SpendingShown }) {
  const t = useText('user/account/overview')
  return (
    <table className={styles.statuses} aria-label={t('spending.byProduct')}>
      <thead>
        <tr>
          <th scope="col">{t('spending.product')}</th>
          <th scope="col">{t('spending.orders')}</th>
          <th scope="col">{t('spending.amount')}</th>
          <th scope="col">{t('spending.share')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, money, bookings: count, share }) => (
          <tr key={product}>
            <th scope="row">
              <span className={styles.swatch} style={{ background: productColour(product) }} aria-hidden />
              {t(`products.${product}`)}
            </th>
            <td>{count}</td>
            <td>
              <Money value={money} />
            </td>
            <td>{share}%</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={styles.strong}>
            {t('spending.total')}
          </th>
          <td>{bookings}</td>
          <td>
            <Money value={total} strong />
          </td>
          <td>{bookings > 0 ? '100%' : '0%'}</td>
        </tr>
      </tbody>
    </table>
  )
}
