import { bothClocks, useText } from '@portal/i18n'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { ChangedFact } from '../../../trade/order/ChangedFact.tsx'
import { Fact } from '../../../trade/order/Facts.tsx'
import type { ProductAmendment } from '../../../trade/product/product.ts'
import { PickUpField, pickUpChange, pickUpErrors } from '../../../trade/ride/order/PickUpField.tsx'
import { rentalBookingChange } from './change.tsx'

/** The pick-up time; vehicle, places and length change by a quote. */
export const rentalAmendment: ProductAmendment<'car'> = {
  change: rentalBookingChange,
  begin: ({ pick_up_time_local }) => ({ pick_up: momentOf(pick_up_time_local) }),
  errors: pickUpErrors,
  changes: (values, { pick_up_time_local, tz }) => pickUpChange(values, pick_up_time_local, tz),
  fieldOf: () => 'pick_up',
  Fields: ({ form, order: { tz } }) => <PickUpField form={form} tz={tz} />,
  Changed: ({ order, changes: { pick_up_local } }) => {
    const ride = useText('ride')
    const t = useText('order-change')
    return (
      pick_up_local && (
        <>
          <ChangedFact
            name={ride('pickUpTime')}
            before={bothClocks(order.pick_up_time_local, order.tz)}
            after={bothClocks(pick_up_local, order.tz)}
          />
          {order.itinerary.length > 0 && (
            <Fact name={t('stops')} wide>
              {t('stopsMove')}
            </Fact>
          )}
        </>
      )
    )
  },
}
