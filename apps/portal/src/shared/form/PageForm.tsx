import { Flex, FormErrorSummary, useUnsavedForm } from '@portal/ui'
import type { ReactNode } from 'react'
import type { useCheckedForm } from './use-checked-form.ts'

interface PageFormProps {
  form: Pick<ReturnType<typeof useCheckedForm>, 'page' | 'isUnsaved' | 'summary'>
  className?: string | undefined
  /** Gap between the fields. */
  gap?: 'xs' | 'md'
  /** Name of the form, if the page has several. */
  'aria-label'?: string
  /** Content above the error summary. */
  lead?: ReactNode
  /** No summary: a form with one field shows the error there. */
  short?: boolean
  /** Fields and button. */
  children: ReactNode
}

/** The form of a page, with an error summary above its fields. The portal asks before its input is lost. */
export function PageForm({ form, lead, short = false, gap = 'md', children, ...rest }: PageFormProps) {
  useUnsavedForm({ isUnsaved: form.isUnsaved })
  return (
    <Flex component="form" direction="column" gap={gap} {...rest} {...form.page}>
      {lead}
      {!short && <FormErrorSummary {...form.summary} />}
      {children}
    </Flex>
  )
}
