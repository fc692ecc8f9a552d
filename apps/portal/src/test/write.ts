import { fireEvent } from '@testing-library/react'

/**
 * Fills a field at once, as pasting does. Key by key costs as many drawings of the form as there are letters; one
 * test of each form types, all others write.
 */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
