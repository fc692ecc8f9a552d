import { session, useSession } from '@portal/auth'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from './form-drafts.ts'

/**
 * What was typed into a dialog when the session ended over it: the dialog goes with its page, and holds it again when
 * the same member opens it after signing in. Closed in any other way it keeps nothing.
 * @param name of the dialog and its subject, such as `refund H2611210001`; nothing is kept without one
 * @param typed the values, or null where nothing was typed or it has been sent
 */
export function useKeptInput<Values>(name: string | undefined, typed: () => Values | null) {
  const owner = useSession(({ id }) => id)
  const [kept] = useState(() => (name === undefined ? undefined : draftOf<Values>(owner, name)))
  const leave = useEffectEvent(() => {
    if (name === undefined) return
    const values = typed() ?? kept
    // Who signs out leaves no number behind.
    const isEnded = !session.isSignedIn() && session.store.getState().id === owner
    if (isEnded && values) keepDraft(owner, name, values)
    else dropDraft(owner, name)
  })
  useEffect(() => () => leave(), [])
  return kept
}
