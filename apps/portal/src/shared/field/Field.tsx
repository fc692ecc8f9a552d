import { Box, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  /** Id of the labelled control; its error is `<id>-error`. */
  id: string
  label: string
  icon?: ReactNode
  error?: ReactNode
  /** The control, with the class `control`. */
  children: ReactNode
}

/** Class of the input or button inside a field. */
export const controlClass: string | undefined = styles.control

/** ARIA props of a control with an error. */
export const errorProps = (id: string, error: unknown) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

/** Id of a control's label. The accessible name of a button is its label and its value. */
export const labelId = (id: string) => `${id}-label`

/** Label, control and error. Without Mantine, to keep the home page small. */
export function Field({ id, label, icon, error, children }: FieldProps) {
  return (
    <Box miw={0}>
      <Box id={labelId(id)} htmlFor={id} component="label" display="block" fz="sm" fw={600} lh="1.25rem">
        {label}
      </Box>
      <Box className={styles.frame} pos="relative" mt={2} data-icon={icon ? true : undefined}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {children}
      </Box>
      {error && (
        <Text id={`${id}-error`} size="xs" m="4px 0 0" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Box>
  )
}
