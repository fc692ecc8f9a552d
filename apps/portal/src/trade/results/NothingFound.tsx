import { Button, EmptyState } from '@portal/ui'

interface NothingFoundProps {
  title: string
  hint: string
  /** On the button that takes the filters away; nothing where there are none. */
  clear: string | false
  onClear: () => void
}

/** A search that has found nothing, and the way to find more. */
export const NothingFound = ({ title, hint, clear, onClear }: NothingFoundProps) => (
  <EmptyState
    title={title}
    hint={hint}
    action={
      clear !== false && (
        <Button variant="default" onClick={onClear}>
          {clear}
        </Button>
      )
    }
  />
)
