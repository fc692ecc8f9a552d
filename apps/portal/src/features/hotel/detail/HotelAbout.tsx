import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, IconInfoCircle } from '@portal/ui'
import styles from './HotelAbout.module.css'

type Hotel = Schemas['HotelInfo']

/** What a guest and a driver need to know: contact, facilities, landmarks, house rules. */
export function HotelAbout({ hotel }: { hotel: Hotel }) {
  const t = useText('hotel/detail')
  return (
    <section className={styles.about} aria-labelledby="about-hotel">
      <h2 id="about-hotel" className={styles.heading}>
        {t('about')}
      </h2>
      {hotel.nationality_notice && (
        <Alert
          role="note"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('nationality')}
          color="orange"
        >
          {hotel.nationality_notice}
        </Alert>
      )}
      <p className={styles.text}>{hotel.description}</p>
      <div className={styles.columns}>
        <Facts hotel={hotel} />
        <section>
          <h3 className={styles.title}>{t('facilities')}</h3>
          <ul className={styles.words}>
            {hotel.facilities.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.title}>{t('landmarks')}</h3>
          <ul className={styles.list}>
            {hotel.landmarks.map(({ id, name, name_local, distance_km }) => (
              <li key={id} className={styles.landmark}>
                <span>
                  {name} {name_local !== name && <span className={styles.dim}>{name_local}</span>}
                </span>
                <span className={styles.distance}>{t('km', { km: distance_km })}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.title}>{t('policies')}</h3>
          <ul className={styles.list}>
            <li>{t('checkInFrom', { time: hotel.check_in_from })}</li>
            <li>{t('checkOutUntil', { time: hotel.check_out_until })}</li>
            {hotel.policies.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}

function Facts({ hotel }: { hotel: Hotel }) {
  const t = useText('hotel/detail')
  const facts = [
    [t('type'), hotel.type_text],
    [t('city'), hotel.city_name],
    [t('address'), hotel.address],
    [t('addressLocal'), hotel.address_local],
    [t('phone'), hotel.phone],
    [t('email'), hotel.email],
    [t('zip'), hotel.zip],
  ] as const
  return (
    <section>
      <h3 className={styles.title}>{t('facts')}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value || t('unknown')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
