import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Flex, Modal, Text, Title, usePhone } from '@portal/ui'
import { Alternative, BothPrices } from './Alternative.tsx'
import type { NearbyHotelsProps } from './NearbyHotels.tsx'
import NothingLeft from './NothingLeft.tsx'
import styles from './RateOutcomeDialog.module.css'
import { RateTerms } from './RateTerms.tsx'

type Rate = Schemas['Rate']

interface SoldOutDialogProps extends NearbyHotelsProps {
  alternatives: readonly Rate[]
  onAccept: (rate: Rate) => void
  onOther: () => void
}

/** The room is sold out: other rates of the hotel first, then near dates and nearby hotels. */
export function SoldOutDialog({ alternatives, onAccept, onOther, ...nearby }: SoldOutDialogProps) {
  const t = useText('hotel/detail')
  const phone = usePhone()
  return (
    <Modal opened onClose={onOther} title={t('soldOutTitle')} size="lg" fullScreen={phone} centered={!phone}>
      <Text mb="xs">{t('soldOutText')}</Text>
      <Title order={3} size="h4" mt="md" mb="xs">
        {alternatives.length > 0 ? t('alternatives') : t('noAlternatives')}
      </Title>
      <Flex component="ul" direction="column" gap="xs">
        {alternatives.map((rate) => (
          <Alternative
            key={rate.rate_key}
            side={
              <>
                {' '}
                <span>
                  <BothPrices rate={rate} />
                </span>
                <Button
                  size="xs"
                  onClick={() => onAccept(rate)}
                  aria-label={`${t('choose')}: ${rate.room_type}, ${rate.name}`}
                >
                  {t('choose')}
                </Button>
              </>
            }
          >
            <strong>
              {rate.room_type}{' '}
              <Text span inherit c="dimmed" fw={400}>
                {rate.name}
              </Text>
            </strong>
            <RateTerms rate={rate} />
          </Alternative>
        ))}
      </Flex>
      <NothingLeft {...nearby} />
      <div className={styles.foot}>
        <Button variant="default" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </Modal>
  )
}
