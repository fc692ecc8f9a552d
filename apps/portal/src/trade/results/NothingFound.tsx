import { Button, EmptyState } from '@portal/ui'

interface NothingFoundProps {
  title: string
  hint: string
  /** Label of the button that clears the filters; absent without filters. */
  clear: string | false
  onClear: () => void
}

/** A search without results, and how to find more. */
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
