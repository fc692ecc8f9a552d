import { useText } from '@portal/i18n'
import type { TransferFault } from './transfer-form.ts'

/** Faults of the form in words. */
export function useTransferFaultWords(): (fault: TransferFault | undefined) => string | undefined {
  const rules = useText('validation')
  const t = useText('ride')
  return (fault) => {
    switch (fault) {
      case undefined:
        return undefined
      case 'arrivingAirport':
      case 'flightNumber':
      case 'destination':
      case 'departure':
      case 'childAge':
        return rules(fault)
      default:
        return t(`faults.${fault}`)
    }
  }
}
