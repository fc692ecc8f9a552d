import { usePreviewMarkupRule } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Columns, EffectText, Fieldset, Stack, TextInput, useDebouncedValue } from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { loadErrorText } from '../../shared/error/load-error-text.ts'
import { type MarkupValues, toPreviewRequest } from './markup-form.ts'

/** Debounce of typing before the server is asked, in ms. */
const rest = 300

interface MarkupPreviewProps {
  values: MarkupValues
  currency: string
}

/** Previews the selling price of a net price under the edited rule; the server computes it. */
export function MarkupPreview({ values, currency }: MarkupPreviewProps) {
  const t = useText('user/manage/markup')
  const [net, setNet] = useState('500')
  const [parts, setParts] = useState('1')
  // As text, so that equal requests are identical.
  const wanted = JSON.stringify(toPreviewRequest(values, { net, parts }, currency))
  const [rested] = useDebouncedValue(wanted, rest)
  const request: ReturnType<typeof toPreviewRequest> = JSON.parse(rested)
  const sound = wanted !== 'null'
  const { data, error, isFetching } = usePreviewMarkupRule(
    request ?? { type: 'percent', value: '0', net: '0', parts: 1 },
    { query: { enabled: request !== null, placeholderData: keepPreviousData, gcTime: 0 } },
  )
  const busy = sound && (isFetching || rested !== wanted)
  return (
    <Fieldset legend={t('preview.title')}>
      <Stack gap="md">
        <Columns widths="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="sm" align="start">
          <TextInput
            label={t('preview.net', { currency })}
            value={net}
            inputMode="decimal"
            maxLength={15}
            onChange={(event) => setNet(event.currentTarget.value)}
          />
          <TextInput
            label={t('preview.parts')}
            value={parts}
            inputMode="numeric"
            maxLength={2}
            onChange={(event) => setParts(event.currentTarget.value)}
          />
        </Columns>
        <EffectText role="status" aria-busy={busy}>
          {!sound && t('preview.held')}
          {sound && error && !busy && loadErrorText(error)}
          {sound && !(error && !busy) && !data && t('preview.busy')}
          {sound &&
            !(error && !busy) &&
            data &&
            t('preview.result', {
              net: formatMoney(data.net),
              selling: formatMoney(data.selling),
              gain: formatMoney(data.gain),
            })}
        </EffectText>
      </Stack>
    </Fieldset>
  )
}
