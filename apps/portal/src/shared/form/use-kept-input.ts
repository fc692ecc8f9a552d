import { session, useSession } from '@portal/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from './form-drafts.ts'

interface KeptInput<Values> {
  /** Undefined if nothing is kept. */
  name: string | undefined
  owner: number
  /** The input of the same member when a session ended; undefined without any. */
  values: Values | undefined
}

/**
 * Keeps the input of a dialog when the session ends, which unmounts it with its page. The same member finds it again
 * after signing in. Closing the dialog keeps nothing.
 * @param name of the dialog and its subject, such as `refund H2611210001`; nothing is kept without one
 */
export function useKeptInput<Values>(name: string | undefined): KeptInput<Values> {
  const owner = useSession(({ id }) => id)
  const [values] = useState(() => (name === undefined ? undefined : draftOf<Values>(owner, name)))
  return { name, owner, values }
}

/**
 * Keeps the values if the dialog unmounts because the session has ended.
 * @param typed the values, or null without unsaved input
 */
export function useKeepAtEnd<Values>(kept: KeptInput<Values>, typed: () => Values | null): void {
  const leave = useEffectEvent(() => {
    const { name, owner } = kept
    if (name === undefined) return
    const values = typed() ?? kept.values
    // Signing out resets the member number, so nothing is kept.
    const isEnded = !session.isSignedIn() && session.store.getState().id === owner
    if (isEnded && values) keepDraft(owner, name, values)
    else dropDraft(owner, name)
  })
  useEffect(() => () => leave(), [])
}
