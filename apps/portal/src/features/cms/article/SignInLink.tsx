import { hasCall } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { Link, useLocation } from '@tanstack/react-router'

/** Links to the login page and returns to this article. Renders nothing if the backend has no sign-in. */
export function SignInLink() {
  const t = useText('cms/info')
  const here = useLocation({ select: ({ href }) => href })
  if (!hasCall('signIn')) return null
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/user/login" search={{ why: 'sign-in', to: here }} {...props} />}
    >
      {t('signIn')}
    </Button>
  )
}
