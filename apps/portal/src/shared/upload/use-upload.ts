import { ApiError, type Schemas, uploadFile } from '@portal/api-client'
import { siteStore } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useRef, useState } from 'react'
import { uploadError } from './upload-rules.ts'

interface Upload {
  /** Purpose of the file, as the server names it: `avatar`, `proof`. */
  topic: string
  /** The accepted suffixes; by default all that are allowed. */
  only?: ((suffix: string) => boolean) | undefined
  onUploaded: (file: Schemas['UploadedFile']) => void
}

/** Checks a file by the site's rules and uploads it; the field shows an error. */
export function useUpload({ topic, only, onUploaded }: Upload) {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController>(null)

  const choose = async (file: File | null) => {
    if (!file || sending) return
    const { upload } = siteStore.getState()
    const found = uploadError(file, upload, only)
    setError(found ? textOf('validation')(found) : null)
    if (found) return
    setSending(true)
    const { signal } = (running.current = new AbortController())
    try {
      const answer = await uploadFile({ file }, { driver: upload.mode, topic }, undefined, signal)
      onUploaded(answer.file)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      // Other failures have shown their notice already.
      if (error.kind === 'refusal') setError(error.message)
    } finally {
      setSending(false)
    }
  }

  /** Cancels the upload. */
  const cancel = () => running.current?.abort()

  return { sending, error, choose, cancel }
}
