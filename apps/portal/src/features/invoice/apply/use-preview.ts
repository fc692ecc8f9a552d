import { ApiError, type Schemas, usePreviewInvoice } from '@portal/api-client'
import { useDebouncedValue } from '@portal/ui'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import { type ApplyValues, lineError, toPreviewRequest } from './apply-form.ts'

/** How long the amounts must rest before the server is asked, in ms. */
const restsFor = 300

export interface Preview {
  /** What the invoice would say, for exactly what stands in the form; undefined until the server has said it. */
  data: Schemas['InvoicePreview'] | undefined
  busy: boolean
  /** What the server would not have, by field of the request. */
  fields: Readonly<Record<string, string>>
  /** A refusal that belongs to no field, or that it could not be asked. */
  message: string | undefined
}

/** Asks what the invoice would say as soon as title, kind and amounts can be sent. Moves nothing. */
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
