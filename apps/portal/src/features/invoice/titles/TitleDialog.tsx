import { type Schemas, useSaveInvoiceTitle } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Checkbox, FormDialog, notify, Radio, TextInput } from '@portal/ui'
import { useState } from 'react'
import { refusedFields } from '../../../shared/form/refused-fields.ts'
import styles from '../../../shared/paper/paper.module.css'
import {
  allowsSpecial,
  isOldNumber,
  type TitleValues,
  titleFaults,
  titleTypes,
  titleValues,
  toSaveRequest,
} from './title-form.ts'

interface TitleDialogProps {
  /** The title to change; null adds one. */
  title: Schemas['InvoiceTitle'] | null
  onClose: () => void
}

const bankFields = [
  { name: 'address', maxLength: 200 },
  { name: 'phone', maxLength: 30 },
  { name: 'bank', maxLength: 100 },
  { name: 'account_no', maxLength: 40 },
] as const

/** Whom invoices are made out to: judged by the rules of tax numbers first, then by the server, at the field. */
export default function TitleDialog({ title, onClose }: TitleDialogProps) {
  const t = useText('invoice')
  const rules = useText('validation')
  const common = useText('common')
  const [values, setValues] = useState(() => titleValues(title))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const { mutateAsync } = useSaveInvoiceTitle()
  const faults = titleFaults(values)
  const enterprise = values.title_type === 'enterprise'
  const old = enterprise && isOldNumber(values.tax_no)

  const change = (part: Partial<TitleValues>) => {
    setValues((known) => ({ ...known, ...part }))
    setRefused({})
  }
  const errorOf = (name: keyof TitleValues) => {
    const fault = tried ? faults[name] : undefined
    if (fault === 'taxNumber') return t('form.taxNumberWrong')
    return refused[name] ?? (fault && rules(fault))
  }

  const save = async () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return false
    try {
      await mutateAsync({ data: toSaveRequest(values, title?.id) })
    } catch (error) {
      const fields = refusedFields(error, {})
      if (!fields) throw error
      setRefused(fields)
      return false
    }
    notify.success(t('form.saved'))
    return true
  }

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t(title ? 'form.edit' : 'form.add')}
      submitLabel={common('save')}
      onSubmit={save}
    >
      <Radio.Group
        label={t('form.type')}
        value={values.title_type}
        onChange={(title_type) => change({ title_type })}
      >
        <div className={styles.options}>
          {titleTypes.map((value) => (
            <Radio key={value} value={value} label={t(`types.${value}`)} mt={6} />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label={t('title')}
        value={values.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        maxLength={100}
        error={errorOf('title')}
        withAsterisk
      />
      {enterprise && (
        <TextInput
          label={t('taxNo')}
          description={t('form.taxNumberHint')}
          value={values.tax_no}
          onChange={(event) => change({ tax_no: event.currentTarget.value })}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          error={errorOf('tax_no')}
          withAsterisk
        />
      )}
      {old && <Alert color="orange">{t('form.oldNumber')}</Alert>}
      <div className={styles.two}>
        {bankFields.map(({ name, maxLength }) => (
          <TextInput
            key={name}
            label={t(`fields.${name}`)}
            value={values[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
            maxLength={maxLength}
            error={errorOf(name)}
          />
        ))}
        <TextInput
          label={t('fields.email')}
          type="email"
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
          maxLength={120}
          error={errorOf('email')}
        />
      </div>
      {enterprise && !old && (
        <p className={styles.reason} role="status">
          {t(allowsSpecial(values) ? 'form.special' : 'form.noSpecial')}
        </p>
      )}
      <Checkbox
        label={t('form.default')}
        description={title?.is_default ? t('form.isDefault') : undefined}
        checked={values.is_default}
        disabled={title?.is_default === true}
        onChange={(event) => change({ is_default: event.currentTarget.checked })}
      />
    </FormDialog>
  )
}
