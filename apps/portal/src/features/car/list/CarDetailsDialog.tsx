import { type Schemas, useGetCar } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Box, LinesSkeleton, Modal, SimpleGrid, Stack, Text, usePhone } from '@portal/ui'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import styles from './CarDetailsDialog.module.css'
import { Inclusions } from './Inclusions.tsx'
import { Mileage } from './Mileage.tsx'

interface CarDetailsDialogProps {
  id: string
  onClose: () => void
}

/** A model with all its prices and inclusions. */
export default function CarDetailsDialog({ id, onClose }: CarDetailsDialogProps) {
  const t = useText('car/list')
  const phone = usePhone()
  const { data, error, refetch } = useGetCar({ id })
  return (
    <Modal
      opened
      onClose={onClose}
      title={data?.model.name ?? t('details')}
      size="lg"
      fullScreen={phone}
      centered={!phone}
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton lines={6} />}
      {data && <Details model={data.model} />}
    </Modal>
  )
}

function Details({ model }: { model: Schemas['VehicleModel'] }) {
  const t = useText('car/list')
  const { includes, language_fees, extra_prices } = model
  const prices = [
    [t('price.day', { hours: model.hours_per_day }), model.price_per_day],
    [t('price.half_day', { hours: model.hours_per_half_day }), model.price_per_half_day],
    [t('price.hour', { hours: model.min_hours }), model.price_per_hour],
    [t('price.overtime'), model.overtime_unit_price],
    [t('price.chinese'), language_fees.chinese],
    [t('price.english'), language_fees.english],
    [t('price.seat'), extra_prices.child_seat],
    [t('price.night'), extra_prices.driver_overnight],
  ] as const
  return (
    <Stack gap="sm">
      <SimpleGrid minColWidth="min(100%, 200px)" autoFlow="auto-fit" spacing="xs">
        {model.images.map((image) => (
          <Box key={image} h={150}>
            <OfferPicture address={image} alt={model.name} />
          </Box>
        ))}
      </SimpleGrid>
      <Text>
        {[model.class_text, t('seats', { count: model.seats }), t('luggage', { count: model.luggage })].join(
          ' · ',
        )}
        {' · '}
        {model.energy_source_text} · <Mileage model={model} />
      </Text>
      {model.description && <Text>{model.description}</Text>}
      <table className={styles.prices}>
        <caption className={styles.caption}>{t('prices')}</caption>
        <tbody>
          {prices.map(([name, money]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{money ? formatMoney(money) : t('notOffered')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Inclusions includes={includes} />
    </Stack>
  )
}
