import { isRefusal, isSupported, useRemoveDrafts, useSaveDraft } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { session } from '@portal/auth'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../shared/time/server-clock.ts'

/** A form that is being filled in is kept at the server this long (ms) after its first unsaved change. */
const saveAfter = 5000

/** A draft as the server knows it. */
export interface DraftRef {
  id: string
  version: number
}

export type DraftContent = Omit<BodyOf<'saveDraft'>, 'id' | 'version' | 'shared_with'>

export interface SavedDraft {
  /** What became of the last change. */
  state: 'clean' | 'saving' | 'saved' | 'failed'
  /** Epoch seconds; null until something was saved. */
  savedAt: number | null
  /** The draft this form is kept in; null before the first saving. */
  known: () => DraftRef | null
  /** The form has changed. */
  note: (content: DraftContent) => void
  /**
   * The form is an order: nothing is saved any more, and what was saved goes away. `booked` is the draft that went away
   * with the order itself.
   */
  finish: (booked: string | null) => void
}

interface SavedDraftOptions {
  /** The draft that was opened; null for a form that begins empty. */
  opened: DraftRef | null
  /** False for somebody who may not keep drafts. */
  enabled: boolean
  /** `isAll`: nothing has been typed since. */
  onSaved: (draft: DraftRef, isAll: boolean) => void
}

/**
 * Saves a form by itself, one call at a time, and what has not been saved when the page goes away. A draft that a
 * colleague has changed meanwhile stays theirs: this form goes on as a draft of its own.
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
    // Whoever has signed out leaves nothing behind, and a call without a session would only ask for one.
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
  // A timer and the end of the page use what the last drawing knew.
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

  // A page that is no longer seen may be closed without a further word.
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
