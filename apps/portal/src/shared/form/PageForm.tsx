import { Flex, FormErrorSummary, useUnsavedForm } from '@portal/ui'
import type { ReactNode } from 'react'
import type { useCheckedForm } from './use-checked-form.ts'

interface PageFormProps {
  form: Pick<ReturnType<typeof useCheckedForm>, 'page' | 'isUnsaved' | 'summary'>
  className?: string | undefined
  /** Distance of its fields. */
  gap?: 'xs' | 'md'
  /** What the form is for, where its page has several. */
  'aria-label'?: string
  /** Between the start of the form and the summary of its errors. */
  lead?: ReactNode
  /** No summary: a form of one field has its error there. */
  short?: boolean
  /** Fields and button. */
  children: ReactNode
}

/** The form of a page: a summary of its errors above the fields, and a question before what is typed is lost. */
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
