import { focusField } from '@portal/ui'
import { useEffect } from 'react'

/** A form that was opened by its reader takes the focus to its first field, given by its path. */
export function useFocusOn(path: string): void {
  useEffect(() => void focusField(path), [path])
}
