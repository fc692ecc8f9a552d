import { useText } from '@portal/i18n'
import { Button, Stack, Textarea } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import type { PlannedStop } from './itinerary.ts'
import { pastedStops } from './pasted-stops.ts'

interface PasteStopsProps {
  /** Days of the rental, `YYYY-MM-DD`. */
  days: readonly string[]
  /** How many stops there is room for. */
  most: number
  /** `isAll` unless lines stay to be corrected. */
  onStops: (stops: Omit<PlannedStop, 'key'>[], isAll: boolean) => void
  onClose: () => void
}

/** An itinerary as text; what was read becomes stops that can be edited, the rest stays here. */
export default function PasteStops({ days, most, onStops, onClose }: PasteStopsProps) {
  const t = useText('car/booking')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const read = () => {
    const { stops, left, reason } = pastedStops(text, days)
    if (stops.length > most) return setProblem(t('paste.tooMany', { count: stops.length, most }))
    if (stops.length > 0) onStops(stops, left.length === 0)
    if (left.length === 0 && stops.length > 0) return onClose()
    if (left.length > 0) setText(left.join('\n'))
    setProblem(t(`paste.${reason ?? 'nothing'}`))
  }
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        label={t('paste.label')}
        description={t('paste.hint')}
        placeholder={t('paste.example')}
        value={text}
        error={problem}
        rows={6}
        maxLength={20_000}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(null)
        }}
      />
      <div>
        <Button size="compact-md" disabled={text.trim() === ''} onClick={read}>
          {t('paste.read')}
        </Button>
      </div>
    </Stack>
  )
}
