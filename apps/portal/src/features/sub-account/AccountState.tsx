import type { Schemas } from '@portal/api-client'
import { IconBan, IconCircleCheck, IconLock, StatusLabel, type StatusLook } from '@portal/ui'

/** Every state by colour and icon; its words are the server's. */
const looks = {
  active: { color: 'green', icon: IconCircleCheck },
  suspended: { color: 'gray', icon: IconBan },
  locked: { color: 'red', icon: IconLock },
} as const satisfies Record<Schemas['AccountState'], StatusLook>

interface AccountStateProps {
  account: Pick<Schemas['SubAccount'], 'account_state' | 'account_state_text'>
}

export function AccountState({ account: { account_state, account_state_text } }: AccountStateProps) {
  return (
    <StatusLabel look={looks[account_state]} value={account_state}>
      {account_state_text}
    </StatusLabel>
  )
}
