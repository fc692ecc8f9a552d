import { formatDate, formatMoney, useText } from '@portal/i18n'
import { Flex, VisuallyHidden } from '@portal/ui'
import { productTypes } from '../../trade/product/facts.ts'
import styles from './OverviewPage.module.css'
import { productColour, type SpendingShown } from './spending.ts'

/** Share of the height that the tallest column takes; the rest is for its day label. */
const columnShare = 0.85

/** One column per period, divided by product. A table repeats the figures for screen readers. */
export function SpendingChart({ spending: { periods } }: { spending: SpendingShown }) {
  const t = useText('user/account/overview')
  return (
    <figure>
      <Flex gap="xs" h={240} aria-hidden>
        {periods.map(({ from, to, money, height, products }) => (
          <div
            key={from}
            className={styles.column}
            title={`${formatDate(from)} – ${formatDate(to)}: ${formatMoney(money)}`}
          >
            <div className={styles.stack} style={{ height: `${height * columnShare}%` }}>
              {products.map(({ product, share }) => (
                <div key={product} style={{ flexGrow: share, background: productColour(product) }} />
              ))}
            </div>
            <span>{from.slice(5)}</span>
          </div>
        ))}
      </Flex>
      <VisuallyHidden>
        <table>
          <caption>{t('spending.periods')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('spending.days')}</th>
              {productTypes.map((product) => (
                <th key={product} scope="col">
                  {t(`products.${product}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ from, to, products }) => (
              <tr key={from}>
                <th scope="row">{`${formatDate(from)} – ${formatDate(to)}`}</th>
                {products.map(({ product, money }) => (
                  <td key={product}>{formatMoney(money)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
