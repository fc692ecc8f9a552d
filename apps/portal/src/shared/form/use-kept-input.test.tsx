import { session } from '@portal/auth'
import { loadTexts, setupI18n } from '@portal/i18n'
import { FormDialog, TextInput, UiProvider } from '@portal/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { member } from '../../test/member.ts'
import { dropAllDrafts, hasDrafts } from './form-drafts.ts'
import { useCheckedForm } from './use-checked-form.ts'

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common', 'validation'])
})
beforeEach(() => session.fill(member))
afterEach(() => {
  cleanup()
  dropAllDrafts()
  session.forget()
})

function RefundDialog({ id = '1' }: { id?: string | undefined }) {
  const form = useCheckedForm({
    initial: { reason: '', code: '' },
    keptAs: `refund ${id}`,
    secrets: ['code'],
    submit: () => {},
  })
  return (
    <FormDialog opened onClose={() => {}} title="Refund" submitLabel="Send" onSubmit={form.submit}>
      <TextInput {...form.field('reason')} label="Reason" />
      <TextInput {...form.field('code')} label="Code" />
    </FormDialog>
  )
}

const open = (id?: string) => render(<RefundDialog id={id} />, { wrapper: UiProvider })
const reason = () => screen.getByLabelText<HTMLInputElement>('Reason')
const code = () => screen.getByLabelText<HTMLInputElement>('Code')
const type = (value: string) => fireEvent.change(reason(), { target: { value } })

/** The page unmounts with its dialog. */
function sessionEnds() {
  session.clearTokens()
  cleanup()
}

test('A dialog keeps its input for the same member after the session has ended', () => {
  open()
  type('No breakfast')
  sessionEnds()
  expect(hasDrafts()).toBe(true)
  session.fill(member)
  open()
  expect(reason().value).toBe('No breakfast')
  sessionEnds()
  session.fill(member)
  open('2')
  expect(reason().value).toBe('')
  cleanup()
  open()
  expect(reason().value).toBe('No breakfast')
})

test('A closed dialog, or one without input, keeps nothing', () => {
  open()
  type('No breakfast')
  cleanup()
  open()
  expect(reason().value).toBe('')
  sessionEnds()
  expect(hasDrafts()).toBe(false)
})

test('A secret is not kept with the other input', () => {
  open()
  type('No breakfast')
  fireEvent.change(code(), { target: { value: '4711' } })
  sessionEnds()
  session.fill(member)
  open()
  expect(reason().value).toBe('No breakfast')
  expect(code().value).toBe('')
})

test('Restored input is dropped when the dialog is closed', () => {
  open()
  type('No breakfast')
  sessionEnds()
  session.fill(member)
  open()
  cleanup()
  expect(hasDrafts()).toBe(false)
})

test('Another member does not get it', () => {
  open()
  type('No breakfast')
  sessionEnds()
  session.fill({ ...member, id: member.id + 1 })
  open()
  expect(reason().value).toBe('')
})

test('Signing out keeps nothing', () => {
  open()
  type('No breakfast')
  session.forget()
  cleanup()
  expect(hasDrafts()).toBe(false)
})
