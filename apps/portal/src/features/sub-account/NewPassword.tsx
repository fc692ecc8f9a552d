import { useText } from '@portal/i18n'
import { Button, Stack } from '@portal/ui'
import { useState } from 'react'
import { PasswordField } from '../../shared/password/PasswordField.tsx'
import styles from './sub-account.module.css'
import { suggestPassword } from './suggest-password.ts'

interface NewPasswordProps {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** A password for somebody else: typed, or suggested and then in view, for it has to be handed on. */
export function NewPassword({ value, error, onChange }: NewPasswordProps) {
  const t = useText('user/manage/subAccount')
  const session = useText('session')
  const [visible, setVisible] = useState(false)
  return (
    <Stack className={styles.password} gap={4} align="flex-start">
      <PasswordField
        name="password"
        label={t('fields.password')}
        description={session('passwordHint')}
        autoComplete="new-password"
        value={value}
        error={error}
        visible={visible}
        onVisibilityChange={setVisible}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          onChange(suggestPassword())
          setVisible(true)
        }}
      >
        {t('suggest')}
      </Button>
    </Stack>
  )
}
