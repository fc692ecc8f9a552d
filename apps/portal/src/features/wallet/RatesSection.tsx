import { getListCurrenciesQueryOptions, type Schemas } from '@portal/api-client'
import { formatRate, useText } from '@portal/i18n'
import { type Column, Flex, SecondLine, Text, Title } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { ListView } from '../../shared/list/ListView.tsx'
import { rowsState } from '../../shared/list/rows-state.ts'

type Rate = Schemas['FxRate']
type Names = ReadonlyMap<string, string>

/** Exchange rates with source and date, for information only. */
export function RatesSection() {
  const t = useText('user/account/balance')
  // Not paged: there is a handful of rates.
  const query = useQuery(getListCurrenciesQueryOptions())
  const rates = query.data?.fx
  const data = rates && { list: rates, total: rates.length }
  const names = new Map(query.data?.list.map(({ code, name }) => [code, name]))
  return (
    <BalanceSection>
      <Title order={2} size="h3">
        {t('rates.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('rates.hint')}
      </Text>
      <ListView
        list={{
          rows: rowsState({ ...query, data }, { page: 1, limit: 5, onPage: () => undefined, unpaged: true }),
        }}
        minor
        label={t('rates.title')}
        columns={rateColumns(t, names)}
        rowKey={({ base, quote, source }) => `${base} ${quote} ${source}`}
        none={{ title: t('rates.none'), hint: t('rates.noneHint') }}
      />
    </BalanceSection>
  )
}

const rateColumns = (t: ReturnType<typeof useText<'user/account/balance'>>, names: Names): Column<Rate>[] => [
  {
    key: 'pair',
    header: t('rates.pair'),
    card: 'title',
    cell: ({ base, quote }) => (
      <>
        {t('rates.of', { base, quote })}
        <SecondLine>
          {t('rates.of', { base: names.get(base) ?? base, quote: names.get(quote) ?? quote })}
        </SecondLine>
      </>
    ),
  },
  {
    key: 'rate',
    header: t('rates.rate'),
    align: 'end',
    cell: ({ base, quote, rate }) => t('rates.equals', { base, quote, rate: formatRate(rate) }),
  },
  { key: 'source', header: t('rates.source'), cell: ({ source_text }) => source_text },
  { key: 'as_of', header: t('rates.asOf'), cell: ({ as_of }) => as_of },
]

/** A titled section below the accounts. */
export const BalanceSection = Flex.withProps({
  component: 'section',
  direction: 'column',
  gap: 'xs',
  mt: 'lg',
})
