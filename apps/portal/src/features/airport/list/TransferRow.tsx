import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Flex, Group, IconUsers, Money, Text, Title } from '@portal/ui'
import { OfferPicture } from '../../../shared/address/OfferPicture.tsx'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { NetTotal } from '../../../trade/money/NetMoney.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { FreeUntil, RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { AddToQuote } from '../../../trade/quote/AddToQuote.tsx'
import row from '../../../trade/results/results.module.css'
import type { TransferSearch } from '../../../trade/search/transfer-search.ts'
import { transferBookingSearch } from '../booking/transfer-booking.ts'

interface TransferRowProps {
  offer: Schemas['TransferOffer']
  search: TransferSearch
  /** Visible when the page opens. */
  inView: boolean
}

/** One vehicle class: capacity, inclusions, terms and price. */
export function TransferRow({ offer, search, inView }: TransferRowProps) {
  const t = useText('airport/list')
  const ride = useText('ride')
  const { vehicle_class_text, vehicle_examples, number_of_vehicles, free_cancel_before } = offer
  const chosen = transferBookingSearch(offer, search)
  return (
    <li className={row.row} data-ride>
      <div className={row.picture}>
        <OfferPicture address={offer.images[0]} alt="" eager={inView} />
      </div>
      <div className={row.about}>
        <Group gap="0 var(--mantine-spacing-xs)" align="baseline">
          <Title order={3} size="h4">
            {vehicle_class_text}
            {number_of_vehicles > 1 && (
              <Text span inherit fz="sm" c="var(--mantine-color-orange-light-color)">
                {' '}
                {t('vehicles', { count: number_of_vehicles })}
              </Text>
            )}
          </Title>
          <Text span fz="sm" c="dimmed">
            {t('examples', { models: vehicle_examples.join(' / ') })}
          </Text>
        </Group>
        <Flex component="p" gap={6} align="center" fz="sm">
          <IconUsers size={16} aria-hidden />
          {t('holds', { passengers: offer.max_passengers, luggage: offer.max_luggage })}
        </Flex>
        <Service offer={offer} pickup={search.transfer_type !== 'dropoff'} />
        <Group gap="2px var(--mantine-spacing-sm)" align="baseline" fz="sm">
          <RefundabilityNow value={offer.refundability_now} />
          {offer.refundability_now === 'free' && free_cancel_before && (
            <Text span fz="xs" c="dimmed">
              {t('until')} <FreeUntil deadline={free_cancel_before} />
            </Text>
          )}
          {offer.on_request && (
            <Text span inherit c="var(--mantine-color-orange-light-color)">
              {t('onRequest')}
            </Text>
          )}
        </Group>
      </div>
      <div className={row.offer}>
        <Price offer={offer} />
        <div className={row.buttons}>
          <ButtonLink
            size="xs"
            to="/airport/booking"
            search={chosen}
            aria-label={`${t('choose')}: ${vehicle_class_text}`}
          >
            {t('choose')}
          </ButtonLink>
          <AddToQuote
            product="airport"
            title={[ride(`types.${search.transfer_type ?? 'pickup'}`), search.airport].join(' · ')}
            chosen={chosen}
            label={vehicle_class_text}
          />
        </div>
      </div>
    </li>
  )
}

/** What the price includes and what costs extra. */
function Service({ offer, pickup }: { offer: Schemas['TransferOffer']; pickup: boolean }) {
  const t = useText('airport/list')
  const ride = useText('ride')
  const { chinese_driver_fee, night_fee } = offer
  const languages = offer.driver_languages.map((language) => ride(`languages.${language}`)).join(t('comma'))
  const paid = chinese_driver_fee !== null && Number(chinese_driver_fee.amount) > 0
  return (
    <Flex component="ul" gap="0 var(--mantine-spacing-md)" wrap="wrap" fz="sm">
      {pickup && <li>{t('meetGreet')}</li>}
      <li>
        {t(`waiting.${offer.wait_starts}`, {
          minutes: offer.free_wait_minutes,
          money: formatMoney(offer.overtime_wait_unit_price),
        })}
      </li>
      <li>
        {paid
          ? t('driversPaid', { languages, money: formatMoney(chinese_driver_fee) })
          : t('drivers', { languages })}
      </li>
      {night_fee && <li>{t('night', { money: formatMoney(night_fee) })}</li>}
    </Flex>
  )
}

function Price({ offer }: { offer: Schemas['TransferOffer'] }) {
  const t = useText('airport/list')
  const hotel = useText('hotel')
  const netShown = useNetPriceShown()
  return (
    <Flex component="p" direction="column">
      <Text span inherit fz="xl">
        <Money value={offer.total_price} strong />
      </Text>
      <Text span inherit fz="xs" c="dimmed">
        {t('totalHint')}
      </Text>
      {netShown && offer.total_settlement_price && (
        <NetTotal label={hotel('netPrice')} value={offer.total_settlement_price} />
      )}
    </Flex>
  )
}
