import { isSupported, useGetSignInOptions } from '@portal/api-client'
import { useMemberCentre } from '@portal/auth'
import { language, loadTexts, useText } from '@portal/i18n'
import { FormSkeleton, lazySection, PageTitle, SkeletonArea, Text, Title } from '@portal/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import link from '../../shared/links.module.css'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

// Most visitors have an account and know the password.
const RegisterForm = lazySection(() => withTexts(import('./RegisterForm.tsx')), { loading: <FormComing /> })
const RetrieveForm = lazySection(() => withTexts(import('./RetrieveForm.tsx')), { loading: <FormComing /> })

async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  await loadTexts(language(), ['session', 'verification'])
  return part
}

/** The sign-in page. It says why it opened, and returns to where the visitor was. */
export function LoginPage() {
  const t = useText('user/login')
  const { type = 'login' } = useSearch({ from: '/user/login' })
  const common = useText('common')
  const open = useMemberCentre((state) => state.open)
  const offered = isSupported('signIn')
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <PageTitle title={t(`headings.${type}`)} />
        <Lead />
        {!open && <p role="status">{t('closed')}</p>}
        {open && !offered && <p role="status">{common('errorPage.notOffered')}</p>}
        {open && offered && <Forms />}
      </div>
      <Benefits />
    </div>
  )
}

const benefits = ['prices', 'terms', 'vouchers'] as const

/** A member's benefits, on a picture beside the form; hidden where there is no room. */
function Benefits() {
  const t = useText('user/login')
  const heading = useId()
  return (
    <section className={styles.benefits} aria-labelledby={heading}>
      <Title id={heading} order={2}>
        {t('benefits.title')}
      </Title>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{t(`benefits.${benefit}`)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Why the page opened, or what its form is for. */
function Lead() {
  const t = useText('user/login')
  const { type = 'login', why } = useSearch({ from: '/user/login' })
  if (!why || type !== 'login')
    return (
      <Text mih={42} m="0 0 20px" p="10px 0" c="dimmed">
        {t(`leads.${type}`)}
      </Text>
    )
  return (
    <Text
      m="0 0 20px"
      py={10}
      px="sm"
      bg="var(--ui-chosen)"
      style={{ borderInlineStart: '3px solid var(--mantine-primary-color-filled)' }}
      role="status"
    >
      {t(`why.${why}`)}
    </Text>
  )
}

function Forms() {
  const t = useText('user/login')
  const { type = 'login', to } = useSearch({ from: '/user/login' })
  // Loaded once per page: signing in makes the answer stale, but a member needs no new one.
  const asks = isSupported('getSignInOptions')
  const { data } = useGetSignInOptions({
    query: { gcTime: 0, enabled: ({ state }) => asks && state.data === undefined },
    request: { announce: true },
  })
  const ways = asks ? data?.accountVerificationType : []
  return (
    <>
      {type === 'login' && <LoginForm options={data} returnTo={to} />}
      {type !== 'login' && !ways && <FormComing />}
      {type !== 'login' && ways?.length === 0 && <p role="status">{t('noWays')}</p>}
      {type === 'register' && ways?.[0] && <RegisterForm ways={[ways[0], ...ways.slice(1)]} returnTo={to} />}
      {type === 'retrieve' && ways?.[0] && <RetrieveForm ways={[ways[0], ...ways.slice(1)]} />}
      <OtherForm registration={ways?.length !== 0} />
    </>
  )
}

function FormComing() {
  return (
    <SkeletonArea>
      <FormSkeleton />
    </SkeletonArea>
  )
}

/** A link to the other form. Registration needs a way to send codes. */
function OtherForm({ registration }: { registration: boolean }) {
  const t = useText('user/login')
  const { type } = useSearch({ from: '/user/login' })
  if (type === undefined && !registration) return null
  return (
    <Text
      className={styles.other}
      m="20px 0 0"
      pt="md"
      c="dimmed"
      ta="center"
      style={{ borderTop: '1px solid var(--ui-hairline)' }}
    >
      {t(type === undefined ? 'noAccount' : 'haveAccount')}{' '}
      <Link
        to="/user/login"
        search={({ type: _, ...search }) => (type === undefined ? { ...search, type: 'register' } : search)}
        className={link.link}
      >
        {t(type === undefined ? 'headings.register' : 'headings.login')}
      </Link>
    </Text>
  )
}
