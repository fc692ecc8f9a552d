import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Columns, Fieldset, fieldId, TextInput } from '@portal/ui'
import type { AccountValues } from './account-form.ts'
import { NewPassword } from './NewPassword.tsx'
import styles from './sub-account.module.css'

interface AccountFieldsProps {
  values: AccountValues
  errors: Readonly<Record<string, string>>
  /** Null for a new account, which needs name and password. */
  account: Schemas['SubAccount'] | null
  onChange: (part: Partial<AccountValues>) => void
}

/** Account name and password, nickname, e-mail and mobile number. */
export function AccountFields({ values, errors, account, onChange }: AccountFieldsProps) {
  const t = useText('user/manage/subAccount')
  const session = useText('session')
  // A code for a new password goes to either.
  const fixed = !useHoldsNode('subaccount/resetPassword') && account !== null
  const text = (field: 'username' | 'nickname' | 'email' | 'mobile', maxLength: number) => ({
    id: fieldId(field),
    name: field,
    label: t(`fields.${field}`),
    value: values[field],
    error: errors[field],
    maxLength,
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  return (
    <Fieldset legend={t('who')} className={styles.fields}>
      <TextInput
        {...text('username', 15)}
        description={account ? t('nameFixed') : session('accountHint')}
        readOnly={account !== null}
        required={account === null}
      />
      {account === null ? (
        <NewPassword
          value={values.password}
          error={errors.password}
          onChange={(password) => onChange({ password })}
        />
      ) : (
        <div />
      )}
      <TextInput {...text('nickname', 30)} required />
      <TextInput
        {...text('email', 120)}
        type="email"
        readOnly={fixed}
        description={fixed ? t('contactFixed') : undefined}
      />
      <Columns widths="80px minmax(0, 1fr)" gap="xs">
        <TextInput
          id={fieldId('area_num')}
          name="area_num"
          label={t('fields.area_num')}
          leftSection="+"
          value={values.area_num}
          onChange={(event) => onChange({ area_num: event.currentTarget.value.replaceAll(/\D/g, '') })}
          inputMode="numeric"
          maxLength={4}
          readOnly={fixed}
        />
        <TextInput {...text('mobile', 20)} type="tel" readOnly={fixed} />
      </Columns>
    </Fieldset>
  )
}
