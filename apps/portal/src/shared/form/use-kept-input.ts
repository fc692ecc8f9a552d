import { session, useSession } from '@portal/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from './form-drafts.ts'

interface KeptInput<Values> {
  /** Undefined where nothing is kept at all. */
  name: string | undefined
  owner: number
  /** What the same member had typed when a session ended; undefined for nothing. */
  values: Values | undefined
}

/**
 * What was typed into a dialog when the session ended over it: the dialog goes with its page, and holds it again when
 * the same member opens it after signing in. Closed in any other way it keeps nothing.
 * @param name of the dialog and its subject, such as `refund H2611210001`; nothing is kept without one
 */
export function useKeptInput<Values>(name: string | undefined): KeptInput<Values> {
  const owner = useSession(({ id }) => id)
  const [values] = useState(() => (name === undefined ? undefined : draftOf<Values>(owner, name)))
  return { name, owner, values }
}

/**
 * Keeps the values when the dialog goes because the session has ended.
 * @param typed the values, or null where nothing was typed or it has been sent
 */
export function useKeepAtEnd<Values>(kept: KeptInput<Values>, typed: () => Values | null): void {
  const leave = useEffectEvent(() => {
    const { name, owner } = kept
    if (name === undefined) return
    const values = typed() ?? kept.values
    // Who signs out leaves no number behind.
    const isEnded = !session.isSignedIn() && session.store.getState().id === owner
    if (isEnded && values) keepDraft(owner, name, values)
    else dropDraft(owner, name)
  })
  useEffect(() => () => leave(), [])
}
