import { useText } from '@portal/i18n'
import type { TransferError } from './transfer-form.ts'

/** Errors of the form in words. */
export function useTransferErrorText(): (error: TransferError | undefined) => string | undefined {
  const rules = useText('validation')
  const t = useText('ride')
  return (error) => {
    switch (error) {
      case undefined:
        return undefined
      case 'arrivingAirport':
      case 'flightNumber':
      case 'destination':
      case 'departure':
      case 'childAge':
        return rules(error)
      default:
        return t(`errors.${error}`)
    }
  }
}
