import { useText } from '@portal/i18n'
import { Box, Button, EmptyState, FormSkeleton, Group, type IconBed, PageTitle } from '@portal/ui'
import { type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { TripBar } from '../trip/TripBar.tsx'

interface BookingPageProps {
  title: string
  /** The text for search params without an offer, and where to find one. */
  nothing: {
    icon: typeof IconBed
    title: string
    hint: string
    search: NonNullable<LinkProps['to']>
    toSearch: string
  }
  /** The offer and its form; null without an offer. */
  children: ReactNode
}

/** A page with a booking form, or with a link to offers. */
export function BookingPage({ title, nothing, children }: BookingPageProps) {
  const t = useText('booking')
  return (
    <>
      <Box mb="sm">
        <TripBar />
      </Box>
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
  /** Why there is no form; null if there is one. */
  error: unknown
  onRetry: () => void
  /** Why the offer is no longer available; null while it is. */
  gone?: { icon?: typeof IconBed; title: string; hint: string; back: string } | null
  /** Label of the link to other offers. */
  onBack: () => void
  /** The form; null while it is loading. */
  form: ReactNode
  /** The placeholder while it is loading. */
  skeleton?: ReactNode
  /** The dialog about a changed price. */
  children?: ReactNode
}

/** An offer opened for booking, in all its states: loading, available, gone, failed. */
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
