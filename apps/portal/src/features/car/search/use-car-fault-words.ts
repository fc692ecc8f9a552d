import { useText } from '@portal/i18n'
import type { CarFault } from './car-form.ts'

/** The words of a fault of the search for cars. */
export function useCarFaultWords(): (fault: CarFault | undefined) => string | undefined {
  const rules = useText('validation')
  const ride = useText('ride')
  return (fault) => {
    switch (fault) {
      case undefined:
        return undefined
      case 'pickUpLocation':
      case 'dropOffLocation':
      case 'childAge':
        return rules(fault)
      default:
        return ride(`faults.${fault}`)
    }
  }
}
