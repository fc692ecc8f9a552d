import { Box, type LazyPart } from '@portal/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { controlClass, errorProps, Field, labelId } from './Field.tsx'

interface PopoverFieldProps<Rest> {
  label: string
  icon?: ReactNode
  error?: ReactNode
  id?: string | undefined
  /** The value shown in the field. */
  children: ReactNode
  /** What the field opens; `onClose` returns the focus to the field. */
  popover: LazyPart<Rest & { onClose: () => void }>
  popoverProps: Rest
}

/** A field that is a button. Its popover is fetched when the pointer comes near, and opens once it is there. */
export function PopoverField<Rest extends object>(props: PopoverFieldProps<Rest>) {
  const own = useId()
  const { label, icon, error, id = own, children, popover: Popover, popoverProps } = props
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
          onPointerEnter={() => void Popover.preload()}
          onClick={() => void Popover.preload().then(() => setOpened(true))}
        >
          <span id={`${id}-value`}>{children}</span>
        </button>
      </Field>
      {opened && <Popover {...popoverProps} onClose={close} />}
    </Box>
  )
}
