import { useChangePassword } from '@portal/api-client'
import { session } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Group, PageTitle, Panel, Stack, Text } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { passwordError, repeatError, type ValidationError } from '../../shared/form/field-rules.ts'
import { PageForm } from '../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { NewPasswordFields } from '../../shared/password/NewPasswordFields.tsx'
import { PasswordField } from '../../shared/password/PasswordField.tsx'
import { leaveMember } from '../../shared/session/member.ts'

interface PasswordValues {
  oldPassword: string
  newPassword: string
  repeat: string
}

const passwordErrors = ({
  oldPassword,
  newPassword,
  repeat,
}: PasswordValues): Partial<Record<string, ValidationError>> => ({
  oldPassword: oldPassword === '' ? 'required' : undefined,
  newPassword: passwordError(newPassword),
  repeat: repeatError(repeat, newPassword),
})

/** Changes the password. This ends every session of the member, including this one, so the member signs in again. */
export function ChangePasswordPage() {
  const t = useText('user/account/changePassword')
  const site = useText('site')
  const sessionText = useText('session')
  const router = useRouter()
  const queryClient = useQueryClient()
  const change = useChangePassword()
  const form = useCheckedForm<PasswordValues>({
    keptAs: null,
    initial: { oldPassword: '', newPassword: '', repeat: '' },
    check: passwordErrors,
    labels: {
      oldPassword: t('oldPassword'),
      newPassword: sessionText('newPassword'),
      repeat: sessionText('repeatPassword'),
    },
    fieldByReason: { PASSWORD_WRONG: 'oldPassword' },
    submit: async ({ oldPassword, newPassword }) => {
      await change.mutateAsync({ data: { oldPassword, newPassword } })
      session.clearTokens()
      await router.navigate({ to: '/user/login', search: { why: 'password' } })
      leaveMember(queryClient)
    },
  })
  return (
    <>
      <PageTitle title={site('titles.changePassword')} />
      <Stack gap="md" maw={760}>
        <Panel p="md" bdrs="md">
          <PageForm
            form={form}
            lead={
              <Text size="sm" c="dimmed">
                {t('lead')}
              </Text>
            }
          >
            <Stack gap="md" maw={420}>
              <PasswordField
                {...form.field('oldPassword')}
                name="oldPassword"
                label={t('oldPassword')}
                autoComplete="current-password"
              />
              <NewPasswordFields name="newPassword" inputOf={form.field} />
            </Stack>
            <Group gap="xs" align="stretch">
              <Button type="submit" loading={form.busy}>
                {t('submit')}
              </Button>
            </Group>
          </PageForm>
        </Panel>
      </Stack>
    </>
  )
}
