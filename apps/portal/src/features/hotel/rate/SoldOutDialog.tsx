import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Modal, Money, usePhone } from '@portal/ui'
import { RateTerms } from '../../../shared/order/RateTerms.tsx'
import { NearbyHotels, type NearbyHotelsProps } from './NearbyHotels.tsx'
import styles from './RateOutcomeDialog.module.css'

type Rate = Schemas['Rate']

interface SoldOutDialogProps extends NearbyHotelsProps {
  alternatives: readonly Rate[]
  onAccept: (rate: Rate) => void
  onOther: () => void
}

/** The room is gone: other rates of the hotel first, then hotels around it, all for the same stay. */
export function SoldOutDialog({ alternatives, onAccept, onOther, ...nearby }: SoldOutDialogProps) {
  const t = useText('hotel/detail')
  const phone = usePhone()
  return (
    <Modal opened onClose={onOther} title={t('soldOutTitle')} size="lg" fullScreen={phone} centered={!phone}>
      <p className={styles.text}>{t('soldOutText')}</p>
      <h3 className={styles.heading}>{alternatives.length > 0 ? t('alternatives') : t('noAlternatives')}</h3>
      <ul className={styles.list}>
        {alternatives.map((rate) => (
          <li key={rate.rate_key} className={styles.alternative}>
            <div>
              <strong>
                {rate.room_type} <span className={styles.rateName}>{rate.name}</span>
              </strong>
              <RateTerms rate={rate} />
            </div>
            <div className={styles.side}>
              <Money value={rate.total_price} strong />
              <Button
                size="xs"
                onClick={() => onAccept(rate)}
                aria-label={`${t('choose')}: ${rate.room_type}, ${rate.name}`}
              >
                {t('choose')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <NearbyHotels {...nearby} />
      <div className={styles.foot}>
        <Button variant="default" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </Modal>
  )
}
