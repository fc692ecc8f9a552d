import { focusField } from '@portal/ui'
import { useEffect } from 'react'

/** Focuses the first field, given by its path, of a form that the user has just opened. */
export function useFocusOn(path: string): void {
  useEffect(() => void focusField(path), [path])
}
