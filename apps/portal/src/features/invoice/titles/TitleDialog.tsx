import { type Schemas, useSaveInvoiceTitle } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Checkbox, FormDialog, Group, notify, Radio, SimpleGrid, Text, TextInput } from '@portal/ui'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { AreaFields } from './AreaFields.tsx'
import {
  allowsSpecial,
  isOldNumber,
  isOwnError,
  titleErrors,
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

/** Edits an invoice title: checked by the rules of tax numbers first, then by the server. */
export default function TitleDialog({ title, onClose }: TitleDialogProps) {
  const t = useText('invoice')
  const rules = useText('validation')
  const common = useText('common')
  const { mutateAsync } = useSaveInvoiceTitle()
  const form = useCheckedForm({
    keptAs: `invoice title ${title?.id ?? 'new'}`,
    initial: titleValues(title),
    check: titleErrors,
    textFor: (error) => (isOwnError(error) ? t(`form.${error}`) : rules(error)),
    fieldOf: (path, { title_type }) => (path === 'tax_no' && title_type === 'individual' ? 'id_no' : path),
    submit: async (values) => {
      await mutateAsync({ data: toSaveRequest(values, title?.id) })
      notify.success(t('form.saved'))
    },
  })
  const { values, field } = form
  const enterprise = values.title_type === 'enterprise'
  const old = enterprise && isOldNumber(values.tax_no)

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t(title ? 'form.edit' : 'form.add')}
      submitLabel={common('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Radio.Group {...field('title_type')} label={t('form.type')}>
        <Group gap="0 var(--mantine-spacing-lg)" align="stretch">
          {titleTypes.map((value) => (
            <Radio key={value} value={value} label={t(`types.${value}`)} mt={6} />
          ))}
        </Group>
      </Radio.Group>
      <TextInput {...field('title')} label={t('title')} maxLength={100} withAsterisk />
      {enterprise && (
        <TextInput
          {...field('tax_no')}
          label={t('taxNo')}
          description={t('form.taxNumberHint')}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          withAsterisk
        />
      )}
      {values.title_type === 'individual' && (
        <TextInput
          {...field('id_no')}
          label={t('form.idNumber')}
          description={t('form.idNumberHint')}
          maxLength={18}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {old && <Alert color="orange">{t('form.oldNumber')}</Alert>}
      <AreaFields address={values.address} onAddress={(address) => form.change({ address })} />
      <SimpleGrid
        minColWidth="min(100%, 220px)"
        autoFlow="auto-fit"
        spacing="sm"
        style={{ alignItems: 'start' }}
      >
        {bankFields.map(({ name, maxLength }) => (
          <TextInput key={name} {...field(name)} label={t(`fields.${name}`)} maxLength={maxLength} />
        ))}
        <TextInput {...field('email')} label={t('fields.email')} type="email" maxLength={120} />
      </SimpleGrid>
      {enterprise && !old && (
        <Text size="sm" c="dimmed" role="status">
          {t(allowsSpecial(values) ? 'form.special' : 'form.noSpecial')}
        </Text>
      )}
      <Checkbox
        {...field('is_default', { type: 'checkbox' })}
        label={t('form.default')}
        description={title?.is_default ? t('form.isDefault') : undefined}
        disabled={title?.is_default === true}
      />
    </FormDialog>
  )
}
