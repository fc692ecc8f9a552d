import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Button, EmptyState, FilterChips, IconPlane } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { NetPriceSwitch } from '../../../shared/NetPriceSwitch.tsx'
import { SearchError } from '../../../shared/results/SearchError.tsx'
import { momentOf } from '../../../shared/ride/ride-time.ts'
import type { TransferListSearch } from '../search/transfer-search.ts'
import styles from './TransferListPage.module.css'
import { TransferRow, TransferRowsSkeleton } from './TransferRow.tsx'
import { TransferSorts } from './TransferSorts.tsx'
import type { TransferResultsState } from './use-transfer-results.ts'

interface TransferResultsProps {
  search: TransferListSearch
  results: TransferResultsState
}

/** The ride as it was understood, and the vehicles for it. */
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
    <section className={styles.list} aria-label={t('results')} aria-busy={loading}>
      <h2 className={styles.hidden}>{t('results')}</h2>
      {page && <RideFacts page={page} search={search} />}
      <FilterChips chips={chips} onClear={anyLanguage} />
      <div className={styles.bar}>
        <TransferSorts search={search} onSearch={go} />
        <NetPriceSwitch />
      </div>
      {page ? (
        <>
          <p role="status" className={styles.found}>
            <strong>{t('found', { count: page.total })}</strong>
          </p>
          <ul className={styles.offers} data-loading={loading || undefined}>
            {page.list.map((offer, index) => (
              <TransferRow key={offer.vehicle_class} offer={offer} search={named} inView={index < 3} />
            ))}
          </ul>
          {page.total === 0 && <Nothing chosen={driver_language !== undefined} onClear={anyLanguage} />}
        </>
      ) : (
        <TransferRowsSkeleton />
      )}
    </section>
  )
}

function Nothing({ chosen, onClear }: { chosen: boolean; onClear: () => void }) {
  const t = useText('airport/list')
  return (
    <EmptyState
      title={t('nothing')}
      hint={chosen ? t('nothingFiltered') : t('nothingAtAll')}
      action={
        chosen && (
          <Button variant="default" onClick={onClear}>
            {t('anyDriver')}
          </Button>
        )
      }
    />
  )
}

/** Flight, pick-up time and way. */
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
    <div className={styles.facts}>
      <p>
        <IconPlane size={16} aria-hidden />
        {flight
          ? t('flight', {
              number: flight.operating,
              from: flight.from_name,
              to: flight.to_name,
              status: flight.status_text,
            })
          : t('flightUnknown', { number: search.flight_number ?? '' })}
      </p>
      <p>{t(search.service_local ? 'pickUpAt' : 'pickUpSuggested', { when })}</p>
      <p>{t('way', { km: Math.round(distance_km), minutes: drive_minutes })}</p>
      {later && (
        <p className={styles.warning} role="status">
          {t('late', { when: `${formatDate(suggested.date, 'short')} ${suggested.time}` })}
        </p>
      )}
    </div>
  )
}
