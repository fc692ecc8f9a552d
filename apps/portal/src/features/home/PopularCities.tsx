import { useSuggestDestinations } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Text, Title } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { imageAddress } from '../../shared/address/asset-address.ts'
import styles from './PopularCities.module.css'

/** The cities with most hotels, each linking to its hotels. Uses the same call as the search field. */
export default function PopularCities() {
  const t = useText('stay')
  const heading = useId()
  const { data } = useSuggestDestinations(
    {},
    { query: { staleTime: 300_000 }, request: { background: true } },
  )
  const cities = data?.groups.city ?? []
  if (cities.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <Title id={heading} order={2} size="h4" mb="xs">
        {t('popularGroups.city')}
      </Title>
      <ul className={styles.cities}>
        {cities.map(({ id, name, tz, image, hotel_count: count = 0 }) => (
          <li key={id}>
            <Link
              to="/hotel/list"
              search={{ destination_type: 'city', destination_id: id, destination_name: name, tz }}
              className={styles.city}
            >
              <Picture address={image} />
              <span>
                <Text span inherit fw={600} display="block">
                  {name}
                </Text>
                <Text span size="sm" c="dimmed">
                  {t('hotels', { count })}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ address = '' }: { address: string | undefined }) {
  const source = imageAddress(address)
  return (
    <span className={styles.picture}>
      {source !== null && <img src={source} alt="" loading="lazy" decoding="async" />}
    </span>
  )
}
