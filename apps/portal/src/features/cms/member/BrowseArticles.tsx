import { Button } from '@portal/ui'
import { Link } from '@tanstack/react-router'

/** The way from an empty list to what could fill it. */
export function BrowseArticles({ label }: { label: string }) {
  return <Button renderRoot={(props) => <Link to="/cms/search" {...props} />}>{label}</Button>
}
