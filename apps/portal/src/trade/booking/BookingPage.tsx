import { useText } from '@portal/i18n'
import { Button, EmptyState, FormSkeleton, Group, type IconBed, PageTitle } from '@portal/ui'
import { type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { LoadError } from '../../shared/error/LoadError.tsx'

interface BookingPageProps {
  title: string
  /** What is said where the address names nothing that could be booked, and where something is found. */
  nothing: {
    icon: typeof IconBed
    title: string
    hint: string
    search: NonNullable<LinkProps['to']>
    toSearch: string
  }
  /** The offer and its form; null where there is nothing. */
  children: ReactNode
}

/** A page with a booking form, or the way to something that can be booked. */
export function BookingPage({ title, nothing, children }: BookingPageProps) {
  const t = useText('booking')
  return (
    <>
      <PageTitle title={title} />
      {children ?? (
        <EmptyState
          icon={nothing.icon}
          title={nothing.title}
          hint={nothing.hint}
          action={
            <Group justify="center">
              <ButtonLink to={nothing.search}>{nothing.toSearch}</ButtonLink>
              <ButtonLink to="/user/draft/list" variant="default">
                {t('toDrafts')}
              </ButtonLink>
            </Group>
          }
        />
      )}
    </>
  )
}

interface OpenedOfferProps {
  /** Why there is no form; null where nothing stands in the way. */
  error: unknown
  onRetry: () => void
  /** The offer cannot be booked any more; null while it can. */
  gone?: { icon?: typeof IconBed; title: string; hint: string; back: string } | null
  /** Where another offer is chosen. */
  onBack: () => void
  /** The form; null while something of it is on its way. */
  form: ReactNode
  /** What stands in its place until then. */
  skeleton?: ReactNode
  /** What has to be decided about its price. */
  children?: ReactNode
}

/** An offer that was opened for booking: on its way, there, gone, or not to be had. */
export function OpenedOffer(props: OpenedOfferProps) {
  const { error, onRetry, gone, onBack, form, skeleton = <FormSkeleton fields={6} />, children } = props
  if (gone) {
    const { back, ...said } = gone
    return <EmptyState {...said} action={<Button onClick={onBack}>{back}</Button>} />
  }
  if (error) return <LoadError error={error} onRetry={onRetry} />
  return (
    <>
      {form ?? skeleton}
      {children}
    </>
  )
}
