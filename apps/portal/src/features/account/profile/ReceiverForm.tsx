import { useChangeAccountBinding } from '@portal/api-client'
import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, focusField, Group } from '@portal/ui'
import { useEffect } from 'react'
import { codeError, passwordError, type ValidationError } from '../../../shared/form/field-rules.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { PasswordField } from '../../../shared/password/PasswordField.tsx'
import { CodeField } from '../../../shared/verification/CodeField.tsx'
import { ReceiverFields } from '../../../shared/verification/ReceiverFields.tsx'
import {
  noReceiver,
  type ReceiverValues,
  receiverErrors,
  receiverOf,
  type Way,
} from '../../../shared/verification/receiver.ts'

/** Focuses the first field, given by its path, of a form that the user has just opened. */
export function useFocusOn(path: string): void {
  useEffect(() => void focusField(path), [path])
}

interface ReceiverFormProps {
  way: Way
  /** Proof of access to the old address or number; null if none was bound, and then the password is required. */
  proof: string | null
  onDone: () => void
  onCancel: () => void
}

interface BindingValues extends ReceiverValues {
  captcha: string
  password: string
}

/** The new address or number and the code that was sent to it. */
export function ReceiverForm({ way, proof, onDone, onCancel }: ReceiverFormProps) {
  const t = useText('user/account/profile')
  const verification = useText('verification')
  const common = useText('common')
  useFocusOn(way)
  const change = useChangeAccountBinding({ request: { success: true } })
  const form = useCheckedForm<BindingValues>({
    keptAs: null,
    initial: { ...noReceiver, way, captcha: '', password: '' },
    check: (values): Partial<Record<string, ValidationError>> => ({
      ...receiverErrors(values),
      captcha: codeError(values.captcha),
      password: proof === null ? passwordError(values.password) : undefined,
    }),
    labels: { [way]: t(way), captcha: verification('code'), password: t('password') },
    fieldByReason: { CODE_WRONG: 'captcha', TARGET_TAKEN: way, PASSWORD_WRONG: 'password' },
    submit: async (values) => {
      const receiver = receiverOf(values)
      const evidence = proof === null ? { password: values.password } : { accountVerificationToken: proof }
      await change.mutateAsync({
        data: { type: way, captcha: values.captcha.trim(), ...receiver, ...evidence },
      })
      session.amend(
        way === 'email'
          ? receiver
          : { ...receiver, full_mobile_text: `+${values.area_num} ${values.mobile}` },
      )
      onDone()
    },
  })
  const values = form.values

  const ready = () => (form.passes(receiverErrors(values)) ? { receiver: values } : null)

  return (
    <PageForm form={form} aria-label={t(`new.${way}`)}>
      <ReceiverFields ways={[way]} values={values} onChange={form.change} errors={form.errors} />
      <CodeField
        purpose="change"
        receiver={values}
        ready={ready}
        value={values.captcha}
        onChange={(captcha) => form.change({ captcha })}
        error={form.errors.captcha}
      />
      {proof === null && (
        <PasswordField
          {...form.field('password')}
          name="password"
          label={t('password')}
          autoComplete="current-password"
        />
      )}
      <Group gap="xs" align="stretch">
        <Button type="submit" loading={form.busy}>
          {t('bindIt')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Group>
    </PageForm>
  )
}
