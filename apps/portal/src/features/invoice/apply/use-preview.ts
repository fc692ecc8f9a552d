import { ApiError, type Schemas, usePreviewInvoice } from '@portal/api-client'
import { useDebouncedValue } from '@portal/ui'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import { type ApplyValues, lineError, toPreviewRequest } from './apply-form.ts'

/** Debounce of amounts before the server is asked, in ms. */
const restsFor = 300

interface Preview {
  /** The preview for exactly these form values; undefined until it has arrived. */
  data: Schemas['InvoicePreview'] | undefined
  busy: boolean
  /** The server's errors, by field of the request. */
  fields: Readonly<Record<string, string>>
  /** A refusal without a field, or a failed request. */
  message: string | undefined
}

/** Previews the invoice as soon as title, kind and amounts are valid. Changes nothing. */
export function usePreview(values: ApplyValues, rows: readonly Schemas['InvoiceableOrder'][]): Preview {
  const wanted = JSON.stringify(toPreviewRequest(values, rows))
  const [rested] = useDebouncedValue(wanted, restsFor)
  const request = JSON.parse(rested) as Schemas['PreviewInvoiceRequest']
  const sound =
    rows.length > 0 && values.title_id !== '' && rows.every((row) => lineError(values, row) === null)
  const current = sound && rested === wanted
  const { data, error, isFetching } = usePreviewInvoice(request, {
    query: { enabled: current, staleTime: 0, gcTime: 0 },
  })
  const fields = refusedFields(error, {}) ?? {}
  const named = Object.keys(fields).length > 0
  return {
    data: current && !isFetching && !error ? data : undefined,
    busy: sound && (isFetching || !current),
    fields: current ? fields : {},
    message: current && error instanceof ApiError && !named ? error.message : undefined,
  }
}
