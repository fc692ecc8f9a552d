import type { Schemas } from '@portal/api-client'
import { type MoneyValue, useText } from '@portal/i18n'
import { Box, Money, Text } from '@portal/ui'
import { difference } from '../../shared/money/decimal.ts'
import { useNetPriceShown } from '../money/net-price.ts'
import styles from './terms.module.css'

/** Before and after of the supplier's offer, line by line; differences are marked, not only by colour. */
export function ChangeOffer({
  offer: { before, after },
}: {
  offer: Pick<Schemas['ChangeOffer'], 'before' | 'after'>
}) {
  const t = useText('order')
  const netShown = useNetPriceShown()
  const count = Math.max(before.lines.length, after.lines.length)
  const pairs = Array.from(
    { length: count },
    (_, line) => [before.lines[line] ?? '', after.lines[line] ?? ''] as const,
  )
  return (
    <Box style={{ overflowX: 'auto' }}>
      <table className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">{t('confirm.before')}</th>
            <th scope="col">{t('confirm.after')}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([was, is]) => (
            <tr key={`${was} ${is}`} data-differs={was !== is || undefined}>
              <td>
                <DatedText text={was} />
              </td>
              <td>
                <DatedText text={is} />
              </td>
            </tr>
          ))}
          <PriceRow name={t('confirm.total')} was={before.total_price} is={after.total_price} />
          {netShown && before.total_settlement_price && after.total_settlement_price && (
            <PriceRow
              name={t('confirm.settlement')}
              was={before.total_settlement_price}
              is={after.total_settlement_price}
            />
          )}
        </tbody>
      </table>
    </Box>
  )
}

function PriceRow({ name, was, is }: { name: string; was: MoneyValue; is: MoneyValue }) {
  const t = useText('order')
  const gap = difference(was, is)
  const same = gap !== null && /^-?0*(?:\.0*)?$/.test(gap.amount)
  return (
    <tr data-differs={!same || undefined}>
      <td>
        {name} <Money value={was} />
      </td>
      <td>
        {name} <Money value={is} /> {same ? t('confirm.same') : gap && <Gap gap={gap} />}
      </td>
    </tr>
  )
}

function Gap({ gap }: { gap: MoneyValue }) {
  const t = useText('order')
  return (
    <Text span inherit fz="sm" display="block" c="dimmed">
      {t('confirm.difference')} <Money value={gap} sign="always" />
    </Text>
  )
}

const isoDate = /(\d{4}-\d{2}-\d{2})/

/** A text whose dates stay on one line: a browser may break them after each hyphen. */
const DatedText = ({ text }: { text: string }) =>
  text.split(isoDate).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same date may come twice
      <Text key={`${part} ${at}`} span inherit style={{ whiteSpace: 'nowrap' }}>
        {part}
      </Text>
    ),
  )
