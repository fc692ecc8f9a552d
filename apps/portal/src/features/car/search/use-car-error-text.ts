import { useText } from '@portal/i18n'
import type { CarError } from './car-form.ts'

/** The words of an error of the search for cars. */
export function useCarErrorText(): (error: CarError | undefined) => string | undefined {
  const rules = useText('validation')
  const ride = useText('ride')
  return (error) => {
    switch (error) {
      case undefined:
        return undefined
      case 'pickUpLocation':
      case 'dropOffLocation':
      case 'childAge':
        return rules(error)
      default:
        return ride(`errors.${error}`)
    }
  }
}
