import { isSupported, useGetAccountProfile } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { formatTime, useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { type ReactNode, useRef, useState } from 'react'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import type { Way } from '../../../shared/verification/receiver.ts'
import styles from '../account.module.css'
import { Section } from '../Section.tsx'
import { BindingForm } from './BindingForm.tsx'

/** Account name, bound e-mail and mobile number, password, and the sign-in before this one. */
export function SignInSection() {
  const t = useText('user/account/profile')
  const member = useSession((state) => state)
  const { data } = useGetAccountProfile({
    query: { enabled: isSupported('getAccountProfile') },
    request: { announce: true },
  })
  const ways = data?.accountVerificationType
  return (
    <Section title={t('signIn')} {...(ways?.length === 0 && { hint: t('noWays') })}>
      <dl>
        <Fact name={t('account')}>{member.username}</Fact>
        <Bound way="email" value={member.email ?? ''} changeable={ways?.includes('email') ?? false} />
        <Bound
          way="mobile"
          value={member.full_mobile_text ?? ''}
          changeable={ways?.includes('mobile') ?? false}
        />
        <Fact
          name={t('password')}
          action={
            isSupported('changePassword') && (
              <ButtonLink variant="default" size="xs" to="/user/account/changePassword">
                {t('changePassword')}
              </ButtonLink>
            )
          }
        >
          ••••••••
        </Fact>
        <Fact name={t('lastSignIn')}>
          {member.last_login_time ? formatTime(member.last_login_time) : t('firstSignIn')}
          {member.last_login_ip && ` · ${member.last_login_ip}`}
        </Fact>
        <Fact name={t('since')}>{formatTime(member.join_time ?? null, 'yyyy-mm-dd')}</Fact>
      </dl>
    </Section>
  )
}

interface FactProps {
  name: string
  children: ReactNode
  action?: ReactNode
  /** Content that opens below the line. */
  below?: ReactNode
}

function Fact({ name, children, action, below }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {action && <dd>{action}</dd>}
      {below && <dd className={styles.binding}>{below}</dd>}
    </div>
  )
}

interface BoundProps {
  way: Way
  /** Formatted for people; empty if nothing is bound. */
  value: string
  /** Whether the server can send codes there. */
  changeable: boolean
}

/** A bound address or number; the form to change it opens below. */
function Bound({ way, value, changeable }: BoundProps) {
  const t = useText('user/account/profile')
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Fact
      name={t(way)}
      action={
        changeable && (
          <Button
            ref={button}
            variant="default"
            size="xs"
            aria-expanded={open}
            aria-label={t(value ? `change.${way}` : `bind.${way}`)}
            onClick={() => (open ? close() : setOpen(true))}
          >
            {t(value ? 'changeIt' : 'bindIt')}
          </Button>
        )
      }
      below={open && <BindingForm way={way} onDone={close} onCancel={close} />}
    >
      {value || t('notBound')}
    </Fact>
  )
}
