import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { FilterChips, Flex, Group, IconPlane, Text, usePhone, VisuallyHidden } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { NothingFound, SearchError } from '../../../trade/results/NothingFound.tsx'
import row from '../../../trade/results/results.module.css'
import { RideRowsSkeleton } from '../../../trade/ride/RideSkeletons.tsx'
import type { TransferListSearch } from '../../../trade/search/transfer-search.ts'
import { TransferRow } from './TransferRow.tsx'
import { TransferSorts } from './TransferSorts.tsx'
import type { TransferResultsState } from './use-transfer-results.ts'

interface TransferResultsProps {
  search: TransferListSearch
  results: TransferResultsState
}

/** The ride as the server understood it, and its vehicles. */
export function TransferResults({ search, results }: TransferResultsProps) {
  const t = useText('airport/list')
  const ride = useText('ride')
  const navigate = useNavigate()
  const { page, loading, error, retry, named } = results
  const go = (target: TransferListSearch) =>
    void navigate({ to: '/airport/list', search: target, resetScroll: false })
  const anyLanguage = () => {
    const { driver_language: _, ...rest } = search
    go(rest)
  }
  if (error) return <SearchError error={error} hint={t('changeSearch')} onRetry={retry} />
  const { driver_language } = search
  const chips = driver_language
    ? [{ key: 'language', label: ride(`languages.${driver_language}`), onRemove: anyLanguage }]
    : []
  return (
    <Flex
      component="section"
      direction="column"
      gap="sm"
      miw={0}
      aria-label={t('results')}
      aria-busy={loading}
    >
      <VisuallyHidden component="h2">{t('results')}</VisuallyHidden>
      {page ? <RideFacts page={page} search={search} /> : <FactsComing />}
      <FilterChips chips={chips} onClear={anyLanguage} />
      <Group gap="4px var(--mantine-spacing-md)" align="stretch" justify="space-between">
        <TransferSorts search={search} onSearch={go} />
        <NetPriceSwitch />
      </Group>
      {page ? (
        <>
          <Text role="status">
            <strong>{t('found', { count: page.total })}</strong>
          </Text>
          <Flex component="ul" direction="column" gap="sm" opacity={loading ? 0.6 : 1}>
            {page.list.map((offer, index) => (
              <TransferRow key={offer.vehicle_class} offer={offer} search={named} inView={index < 3} />
            ))}
          </Flex>
          {page.total === 0 && <Nothing chosen={driver_language !== undefined} onClear={anyLanguage} />}
        </>
      ) : (
        <RideRowsSkeleton rows={4} />
      )}
    </Flex>
  )
}

function Nothing({ chosen, onClear }: { chosen: boolean; onClear: () => void }) {
  const t = useText('airport/list')
  return (
    <NothingFound
      title={t('nothing')}
      hint={t(chosen ? 'nothingFiltered' : 'nothingAtAll')}
      clear={chosen && t('anyDriver')}
      onClear={onClear}
    />
  )
}

/** As high as the loaded line. */
/** Placeholder for the ride's facts: one line, on a phone one per fact. */
function FactsComing() {
  const lines = usePhone() ? ['flight', 'pick-up', 'way'] : ['all']
  return (
    <Group className={row.facts} gap={4} fz="sm" aria-hidden>
      {lines.map((line) => (
        <Text key={line} inherit w="100%">
          {'\u00a0'}
        </Text>
      ))}
    </Group>
  )
}

/** Flight, pick-up time and route. */
function RideFacts({ page, search }: { page: Schemas['TransferOfferPage']; search: TransferListSearch }) {
  const t = useText('airport/list')
  const { flight, suggested_pick_up_local, distance_km, drive_minutes } = page
  const { date, time } = momentOf(search.service_local ?? suggested_pick_up_local)
  const when = `${formatDate(date)} ${time}`
  const later = Boolean(
    search.transfer_type === 'dropoff' &&
      search.service_local &&
      suggested_pick_up_local &&
      Date.parse(search.service_local) > Date.parse(suggested_pick_up_local),
  )
  const suggested = momentOf(suggested_pick_up_local)
  return (
    <Group className={row.facts} gap="4px var(--mantine-spacing-lg)" align="stretch" fz="sm">
      {search.flight_number && (
        <p>
          <IconPlane size={16} aria-hidden />
          {flight
            ? t('flight', {
                number: flight.operating,
                from: flight.from_name,
                to: flight.to_name,
                status: flight.status_text,
              })
            : t('flightUnknown', { number: search.flight_number })}
        </p>
      )}
      <p>{t(search.service_local ? 'pickUpAt' : 'pickUpSuggested', { when })}</p>
      <p>{t('way', { km: Math.round(distance_km), minutes: drive_minutes })}</p>
      {later && (
        <Text c="var(--mantine-color-orange-light-color)" role="status">
          {t('late', { when: `${formatDate(suggested.date, 'short')} ${suggested.time}` })}
        </Text>
      )}
    </Group>
  )
}
