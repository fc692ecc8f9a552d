import { useText } from '@portal/i18n'
import { Button, Stack } from '@portal/ui'
import { useState } from 'react'
import { PasswordField } from '../../shared/password/PasswordField.tsx'
import styles from './sub-account.module.css'

/** Without characters that are confused when read aloud: 0 O o, 1 l I. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Twelve random letters and digits from the browser's secure generator, uniformly distributed. */
export function suggestPassword(): string {
  const limit = 256 - (256 % signs.length)
  let password = ''
  while (password.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && password.length < length) password += signs[byte % signs.length]
  }
  return password
}

interface NewPasswordProps {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** A password for somebody else: typed, or suggested and visible, because it must be passed on. */
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
