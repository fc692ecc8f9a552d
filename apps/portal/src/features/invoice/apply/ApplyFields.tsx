import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, NativeSelect, SimpleGrid, Textarea, TextInput } from '@portal/ui'
import { useState } from 'react'
import { invoiceKinds } from '../invoice-search.ts'
import type { ApplyValues } from './apply-form.ts'

interface ApplyFieldsProps {
  titles: readonly Schemas['InvoiceTitle'][]
  values: ApplyValues
  /** By field, including those of the preview. */
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<ApplyValues>) => void
}

/** Title, kind and delivery. */
export function ApplyFields({ titles, values, errors, onChange }: ApplyFieldsProps) {
  const t = useText('user/invoice/apply')
  const noun = useText('invoice')
  const labels = useText('document')
  const title = titles.find(({ id }) => id === values.title_id)
  // The chosen type may not allow the title; then the form says which title replaced it.
  const [replaced, setReplaced] = useState(false)
  const kinds = invoiceKinds.filter((kind) => title?.kinds_allowed.includes(kind) !== false)

  const choose = (id: string) => {
    const next = titles.find((one) => one.id === id)
    const fits = next?.kinds_allowed.includes(values.kind) !== false
    onChange({ title_id: id, email: next?.email || values.email, ...(!fits && { kind: 'normal' }) })
    setReplaced(!fits)
  }

  return (
    <>
      <SimpleGrid
        minColWidth="min(100%, 220px)"
        autoFlow="auto-fit"
        spacing="sm"
        style={{ alignItems: 'start' }}
      >
        <NativeSelect
          label={noun('title')}
          value={values.title_id}
          onChange={(event) => choose(event.currentTarget.value)}
          data={titles.map((one) => ({
            value: one.id,
            label: [one.title, one.tax_no].filter(Boolean).join(' · '),
          }))}
          error={errors['title_id']}
        />
        <NativeSelect
          label={noun('kind')}
          value={values.kind}
          onChange={(event) => {
            setReplaced(false)
            onChange({ kind: event.currentTarget.value as ApplyValues['kind'] })
          }}
          description={replaced && t('kindReplaced')}
          data={kinds.map((value) => ({ value, label: noun(`kinds.${value}`) }))}
          error={errors['kind']}
        />
        <TextInput
          label={t('email')}
          type="email"
          value={values.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          maxLength={120}
          error={errors['email']}
          withAsterisk
        />
        <TextInput
          label={t('paperAddress')}
          value={values.paper_address}
          onChange={(event) => onChange({ paper_address: event.currentTarget.value })}
          maxLength={300}
        />
        <Textarea
          label={labels('remarkOptional')}
          description={t('remarkHint')}
          value={values.remark}
          onChange={(event) => onChange({ remark: event.currentTarget.value })}
          maxLength={200}
          rows={2}
        />
      </SimpleGrid>
      {title?.warning && <Alert color="orange">{title.warning}</Alert>}
    </>
  )
}
