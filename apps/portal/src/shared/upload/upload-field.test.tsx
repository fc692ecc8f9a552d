import * as api from '@portal/api-client'
import { siteStore } from '@portal/auth'
import { loadTexts, setupI18n } from '@portal/i18n'
import { UiProvider } from '@portal/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { UploadField } from './UploadField.tsx'
import { isPrintedPicture } from './upload-rules.ts'

const upload = vi.spyOn(api, 'uploadFile')

beforeAll(async () => {
  await setupI18n('en')
  await loadTexts('en', ['common', 'validation'])
})
beforeEach(() => {
  upload.mockReset()
  siteStore.setState({
    upload: { maxSize: 1_048_576, mode: 'local', allowedSuffixes: 'png,gif', allowedMimeTypes: [] },
  })
})
afterEach(cleanup)

const picture = (name = 'logo.png') => new File(['x'], name, { type: 'image/png' })
const answered = (name: string) => ({ file: { url: `/storage/${name}`, name } })

function draw() {
  const onUploaded = vi.fn()
  render(<UploadField label="Add a file" topic="logo" only={isPrintedPicture} onUploaded={onUploaded} />, {
    wrapper: UiProvider,
  })
  return { onUploaded, button: screen.getByRole('button', { name: 'Add a file' }) }
}

test('A dropped or pasted file uploads like a chosen one', async () => {
  upload.mockImplementation(({ file }) => Promise.resolve(answered(file.name)) as never)
  const { onUploaded, button } = draw()
  fireEvent.drop(button, { dataTransfer: { files: [picture('dropped.png')] } })
  await waitFor(() => expect(onUploaded).toHaveBeenLastCalledWith(answered('dropped.png').file))
  fireEvent.paste(button, { clipboardData: { files: [picture('pasted.png')] } })
  await waitFor(() => expect(onUploaded).toHaveBeenLastCalledWith(answered('pasted.png').file))
  expect(onUploaded).toHaveBeenCalledTimes(2)
})

test('Invalid files are rejected however they come, and pasted text is not a file', async () => {
  const { button } = draw()
  fireEvent.paste(button, { clipboardData: { files: [] } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.drop(button, { dataTransfer: { files: [picture('moving.gif')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('not allowed')
  expect(upload).not.toHaveBeenCalled()
})

test('An upload can be cancelled, and another one started', async () => {
  upload.mockImplementationOnce(
    (_body, _params, _options, signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))) as never,
  )
  upload.mockImplementation(({ file }) => Promise.resolve(answered(file.name)) as never)
  const { onUploaded, button } = draw()
  fireEvent.drop(button, { dataTransfer: { files: [picture('large.png')] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sending' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.drop(button, { dataTransfer: { files: [picture('small.png')] } })
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
  expect(onUploaded).toHaveBeenCalledWith(answered('small.png').file)
})
