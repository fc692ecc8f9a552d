import { ApiError, type Schemas, uploadFile } from '@portal/api-client'
import { siteStore } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useState } from 'react'
import { uploadError } from './upload-rules.ts'

interface Upload {
  /** What the file is for, in the words of the server: `avatar`, `proof`. */
  topic: string
  onUploaded: (file: Schemas['UploadedFile']) => void
}

/** Checks a chosen file by the site's rules and sends it; what is wrong is read at the field. */
export function useUpload({ topic, onUploaded }: Upload) {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const choose = async (file: File | null) => {
    if (!file || sending) return
    const { upload } = siteStore.getState()
    const found = uploadError(file, upload)
    setError(found ? textOf('validation')(found) : null)
    if (found) return
    setSending(true)
    try {
      const answer = await uploadFile({ file }, { driver: upload.mode, topic })
      onUploaded(answer.file)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What was no refusal has been shown in a notice already.
      if (error.kind === 'refusal') setError(error.message)
    } finally {
      setSending(false)
    }
  }

  return { sending, error, choose }
}
