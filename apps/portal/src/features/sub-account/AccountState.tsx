import type { Schemas } from '@portal/api-client'
import { Badge, IconBan, IconCircleCheck, IconLock } from '@portal/ui'

/** Every state by colour and icon; its words are the server's. */
const looks = {
  active: ['green', IconCircleCheck],
  suspended: ['gray', IconBan],
  locked: ['red', IconLock],
} as const satisfies Record<Schemas['AccountState'], readonly [string, typeof IconBan]>

interface AccountStateProps {
  account: Pick<Schemas['SubAccount'], 'account_state' | 'account_state_text'>
}

export function AccountState({ account: { account_state, account_state_text } }: AccountStateProps) {
  const [color, Icon] = looks[account_state]
  return (
    <Badge
      variant="light"
      color={color}
      leftSection={<Icon size={14} aria-hidden />}
      tt="none"
      miw="max-content"
    >
      {account_state_text}
    </Badge>
  )
}
