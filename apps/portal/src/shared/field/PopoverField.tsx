import { Box } from '@portal/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { LatePart } from '../late-part.ts'
import { controlClass, errorProps, Field, labelId } from './Field.tsx'

interface PopoverFieldProps<Rest> {
  label: string
  icon?: ReactNode
  error?: ReactNode
  id?: string | undefined
  /** What stands in the field. */
  children: ReactNode
  /** What it opens; `onClose` brings the focus back to the field. */
  popover: LatePart<Rest & { onClose: () => void }>
  popoverProps: Rest
}

/** A field that is a button: its popover is fetched when the pointer comes near, and opened when it is there. */
export function PopoverField<Rest extends object>(props: PopoverFieldProps<Rest>) {
  const own = useId()
  const { label, icon, error, id = own, children, popover, popoverProps } = props
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(false)
    field.current?.focus()
  }
  return (
    <Box pos="relative" miw={0}>
      <Field id={id} label={label} icon={icon} error={error}>
        <button
          ref={field}
          id={id}
          type="button"
          className={controlClass}
          aria-labelledby={`${labelId(id)} ${id}-value`}
          aria-haspopup="dialog"
          aria-expanded={opened}
          {...errorProps(id, error)}
          onPointerEnter={() => popover.fetch(() => {})}
          onClick={() => popover.fetch(() => setOpened(true))}
        >
          <span id={`${id}-value`}>{children}</span>
        </button>
      </Field>
      {opened && <popover.Part {...popoverProps} onClose={close} />}
    </Box>
  )
}
