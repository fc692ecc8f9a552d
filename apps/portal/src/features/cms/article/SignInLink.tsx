import { isSupported } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'

/** Links to the login page and returns to this article. Renders nothing if the backend has no sign-in. */
export function SignInLink() {
  const t = useText('cms/info')
  const here = useLocation({ select: ({ href }) => href })
  if (!isSupported('signIn')) return null
  return (
    <ButtonLink variant="default" to="/user/login" search={{ why: 'sign-in', to: here }}>
      {t('signIn')}
    </ButtonLink>
  )
}
