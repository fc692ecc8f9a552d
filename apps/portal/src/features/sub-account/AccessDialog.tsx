import { type Schemas, useChangeSubAccountAccess } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, Radio, Stack, Text } from '@portal/ui'
import { useState } from 'react'

interface AccessDialogProps {
  account: Schemas['SubAccount']
  onClose: () => void
}

type Action = Schemas['SubAccountAccessAction']

/** Signs an account out everywhere, or lets a member in who lost the phone. */
export default function AccessDialog({ account, onClose }: AccessDialogProps) {
  const t = useText('user/manage/subAccount')
  const { mutateAsync } = useChangeSubAccountAccess({ request: { success: true } })
  const [action, setAction] = useState<Action>('end_sessions')
  const actions: readonly Action[] = account.second_factor
    ? ['end_sessions', 'reset_second_factor']
    : ['end_sessions']
  return (
    <FormDialog
      opened
      danger
      onClose={onClose}
      title={t('accessTitle', { name: account.nickname })}
      submitLabel={t(`access.${action}`)}
      onSubmit={() => mutateAsync({ data: { id: account.id, action } })}
    >
      <Radio.Group label={t('accessLabel')} value={action} onChange={(value) => setAction(value)}>
        <Stack gap="xs" mt="xs">
          {actions.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`access.${value}`)}
              description={t(`accessHint.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {!account.second_factor && (
        <Text size="sm" c="dimmed">
          {t('noSecondFactor')}
        </Text>
      )}
    </FormDialog>
  )
}
