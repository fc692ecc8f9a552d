import { isRefusal, isSupported, useRemoveDrafts, useSaveDraft } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { session } from '@portal/auth'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../shared/time/server-clock.ts'

/** Delay (ms) from the first unsaved change to saving it on the server. */
const saveAfter = 5000

/** A draft on the server. */
export interface DraftRef {
  id: string
  version: number
}

export type DraftContent = Omit<BodyOf<'saveDraft'>, 'id' | 'version' | 'shared_with'>

export interface SavedDraft {
  /** The save status. */
  state: 'clean' | 'saving' | 'saved' | 'failed'
  /** Epoch seconds; null before the first save. */
  savedAt: number | null
  /** The draft of this form; null before the first save. */
  known: () => DraftRef | null
  /** The form has changed. */
  note: (content: DraftContent) => void
  /** The form was booked: stops saving and removes the draft, unless the order already removed it (`booked`). */
  finish: (booked: string | null) => void
}

interface SavedDraftOptions {
  /** The opened draft; null for an empty form. */
  opened: DraftRef | null
  /** False without the permission for drafts. */
  enabled: boolean
  /** `isAll`: the draft has all input. */
  onSaved: (draft: DraftRef, isAll: boolean) => void
}

/**
 * Saves a form automatically, one call at a time, and the rest when the page is left. If a colleague has changed the
 * draft meanwhile, the form continues as a new draft.
 */
export function useSavedDraft({ opened, enabled, onSaved }: SavedDraftOptions): SavedDraft {
  const save = useSaveDraft({ request: { keepalive: true } })
  const remove = useRemoveDrafts()
  const known = useRef(opened)
  const waiting = useRef<DraftContent | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const running = useRef(false)
  const over = useRef(!enabled || !isSupported('saveDraft'))
  const [state, setState] = useState<SavedDraft['state']>('clean')
  const [savedAt, setSavedAt] = useState<number | null>(null)

  const removeSaved = () => {
    if (known.current) remove.mutate({ data: { ids: [known.current.id] } })
    known.current = null
  }
  const send = async () => {
    const content = waiting.current
    // After signing out nothing is saved; the call would only ask to sign in.
    if (!content || running.current || over.current || !session.isSignedIn()) return
    waiting.current = null
    running.current = true
    setState('saving')
    try {
      const { draft } = await save.mutateAsync({ data: { ...content, ...known.current } })
      known.current = { id: draft.id, version: draft.version }
      if (over.current) removeSaved()
      else {
        onSaved(known.current, waiting.current === null)
        setSavedAt(Math.floor(serverNow() / 1000))
        setState('saved')
      }
    } catch (error) {
      const gone = isRefusal(error, 'VERSION_CONFLICT') || isRefusal(error, 'NOT_FOUND')
      if (gone) known.current = null
      waiting.current ??= content
      setState('failed')
    } finally {
      running.current = false
      if (waiting.current) plan()
    }
  }
  // The timer and the page's end use the last render's values.
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const plan = () => {
    if (timer.current !== null || over.current) return
    timer.current = setTimeout(() => {
      timer.current = null
      void latest.current()
    }, saveAfter)
  }

  // A hidden page may close without another event.
  useEffect(() => {
    const save = () => void latest.current()
    const saveUnseen = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', saveUnseen)
    window.addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('visibilitychange', saveUnseen)
      window.removeEventListener('pagehide', save)
    }
  }, [])

  useEffect(() => {
    return () => {
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
      void latest.current()
    }
  }, [])

  return {
    state,
    savedAt,
    known: () => known.current,
    note: (content) => {
      waiting.current = content
      plan()
    },
    finish: (booked) => {
      if (known.current?.id === booked) known.current = null
      over.current = true
      waiting.current = null
      if (timer.current !== null) clearTimeout(timer.current)
      if (!running.current) removeSaved()
    },
  }
}
