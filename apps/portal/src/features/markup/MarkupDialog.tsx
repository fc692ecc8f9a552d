import { refreshMarkupRules, useSaveMarkupRule } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import {
  Alert,
  Columns,
  DateField,
  FormDialog,
  fieldId,
  Group,
  NativeSelect,
  notify,
  Radio,
  TextInput,
} from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { MarkupPreview } from './MarkupPreview.tsx'
import { useTermsText } from './markup-columns.tsx'
import {
  addsNothing,
  type MarkupRule,
  markupErrors,
  markupScopes,
  markupTypes,
  markupValues,
  toSaveRequest,
} from './markup-form.ts'
import { TargetField } from './TargetField.tsx'

interface MarkupDialogProps {
  /** The rule to change; null adds one. */
  rule: MarkupRule | null
  /** Settlement currency of the company: amounts are in it. */
  currency: string
  onClose: () => void
}

/** Edits one rule and previews its effect on a price. */
export default function MarkupDialog({ rule: opened, currency, onClose }: MarkupDialogProps) {
  const t = useText('user/manage/markup')
  const rules = useText('validation')
  const common = useText('common')
  const seesAccounts = useHoldsNode('subaccount/save')
  const { record: rule, changed, move } = useOpenedRecord('markup_rule', opened, refreshMarkupRules)
  const { mutateAsync } = useSaveMarkupRule()
  const termsOf = useTermsText(currency)
  const form = useCheckedForm({
    keptAs: `mark-up ${opened?.id ?? 'new'}`,
    initial: markupValues(opened),
    check: markupErrors,
    textFor: (error) => (error === 'required' ? rules(error) : t(`form.${error}`)),
    submit: async (values) => {
      const saved = await move(() => mutateAsync({ data: toSaveRequest(values, rule, currency) }))
      if (saved) notify.success(t('form.saved'))
      return saved
    },
  })
  const { values, field } = form
  const scopes = markupScopes.filter(
    (scope) => scope !== 'sub_account' || seesAccounts || values.scope === scope,
  )

  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t(opened ? 'form.edit' : 'form.add')}
      submitLabel={common('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      {changed && rule && <Alert color="orange">{t('form.changed', { terms: termsOf(rule) })}</Alert>}
      <Columns widths="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="sm" align="start">
        <NativeSelect
          {...field('scope')}
          label={t('form.scope')}
          data={scopes.map((value) => ({ value, label: t(`form.scopes.${value}`) }))}
          onChange={(event) => {
            const scope = markupScopes.find((one) => one === event.currentTarget.value)
            if (scope) form.change({ scope, target_id: '' })
          }}
        />
        <TargetField
          values={values}
          known={opened}
          error={form.errorAt('target_id')}
          onChange={(target_id) => form.change({ target_id })}
        />
      </Columns>
      <Radio.Group {...field('type')} label={t('form.type')}>
        <Group gap="0 var(--mantine-spacing-lg)" align="stretch">
          {markupTypes.map((value) => (
            <Radio key={value} value={value} label={t(`form.types.${value}`)} mt={6} />
          ))}
        </Group>
      </Radio.Group>
      <Columns widths="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap="sm" align="start">
        <TextInput
          {...field('value')}
          label={values.type === 'percent' ? t('form.value.percent') : t('form.value.fixed', { currency })}
          inputMode="decimal"
          maxLength={15}
          withAsterisk
        />
        <TextInput
          {...field('round_to')}
          label={t('form.roundTo', { currency })}
          description={t('form.roundToHint')}
          inputMode="decimal"
          maxLength={15}
        />
        <DateField
          id={fieldId('valid_from')}
          label={t('form.from')}
          value={values.valid_from}
          onChange={(valid_from) => form.change({ valid_from })}
          error={form.errorAt('valid_from')}
          clearable
        />
        <DateField
          id={fieldId('valid_to')}
          label={t('form.to')}
          value={values.valid_to}
          minDate={values.valid_from ?? undefined}
          onChange={(valid_to) => form.change({ valid_to })}
          error={form.errorAt('valid_to')}
          clearable
        />
        <TextInput
          {...field('priority')}
          label={t('form.priority')}
          description={t('form.priorityHint')}
          inputMode="numeric"
        />
      </Columns>
      {addsNothing(values) && <Alert color="orange">{t('form.addsNothing')}</Alert>}
      <MarkupPreview values={values} currency={currency} />
    </FormDialog>
  )
}
