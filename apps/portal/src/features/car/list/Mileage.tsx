import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'

/** The mileage limit in words. */
export function Mileage({ model }: { model: Schemas['VehicleModel'] }) {
  const t = useText('car/list')
  return (
    <>
      {model.mileage_limit_km === null ? model.mileage_policy_text : t('km', { km: model.mileage_limit_km })}
    </>
  )
}
