import { IconArrowLeft } from '@portal/ui'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ButtonLink } from '../ButtonLink.tsx'
import link from '../links.module.css'
import { useLastSearch } from './last-search.ts'

export interface BackToListProps {
  to: LinkProps['to'] & string
  text: string
}

/** Leads from one row to its list as it was, above the row. */
export function BackToList({ to, text }: BackToListProps) {
  return (
    <Link to={to} search={useLastSearch(to) ?? {}} className={`${link.link} ${link.back}`} data-screen>
      <IconArrowLeft size={16} aria-hidden />
      {text}
    </Link>
  )
}

/** The same as a button, where there is no row. */
export function BackToListButton({ to, text }: BackToListProps) {
  return (
    <ButtonLink to={to} search={useLastSearch(to) ?? {}}>
      {text}
    </ButtonLink>
  )
}
