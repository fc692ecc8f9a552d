import { useRetrievePassword } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { codeError, passwordError, repeatError } from '../../shared/form/field-rules.ts'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { NewPasswordFields } from '../../shared/password/NewPasswordFields.tsx'
import { CodeField } from '../../shared/verification/CodeField.tsx'
import { ReceiverFields } from '../../shared/verification/ReceiverFields.tsx'
import {
  noReceiver,
  type ReceiverValues,
  receiverErrors,
  type Way,
} from '../../shared/verification/receiver.ts'

interface RetrieveValues extends ReceiverValues {
  captcha: string
  password: string
  repeat: string
}

/** Errors by field, in form order. */
const retrieveErrors = (values: RetrieveValues) => ({
  ...receiverErrors(values),
  captcha: codeError(values.captcha),
  password: passwordError(values.password),
  repeat: repeatError(values.repeat, values.password),
})

interface RetrieveFormProps {
  /** Ways to send a code, at least one. */
  ways: readonly [Way, ...Way[]]
}

/** Resets a forgotten password with a code sent to the account. */
export default function RetrieveForm({ ways }: RetrieveFormProps) {
  const t = useText('session')
  const verification = useText('verification')
  const navigate = useNavigate()
  const retrieve = useRetrievePassword({ request: { success: true } })
  const form = useCheckedForm<RetrieveValues>({
    keptAs: null,
    initial: { ...noReceiver, way: ways[0], captcha: '', password: '', repeat: '' },
    check: retrieveErrors,
    labels: {
      email: verification('email'),
      mobile: verification('mobile'),
      captcha: verification('code'),
      password: t('newPassword'),
      repeat: t('repeatPassword'),
    },
    fieldByReason: { CODE_WRONG: 'captcha' },
    submit: async ({ way, email, mobile, captcha, password }) => {
      const account = way === 'email' ? email.trim() : mobile.trim()
      await retrieve.mutateAsync({ data: { type: way, account, captcha: captcha.trim(), password } })
      await navigate({ to: '/user/login', search: ({ type: _, ...search }) => search })
    },
  })
  const values = form.values

  const ready = () => (form.passes(receiverErrors(values)) ? { receiver: values } : null)

  return (
    <PageForm form={form}>
      <ReceiverFields ways={ways} values={values} onChange={form.change} errors={form.errors} />
      <CodeField
        purpose="retrieve"
        receiver={values}
        ready={ready}
        value={values.captcha}
        onChange={(captcha) => form.change({ captcha })}
        error={form.errors.captcha}
      />
      <NewPasswordFields name="password" inputOf={form.field} />
      <Button type="submit" loading={form.busy} fullWidth>
        {t('retrieve')}
      </Button>
    </PageForm>
  )
}
