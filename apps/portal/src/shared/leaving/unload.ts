import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** How long a reload that has been allowed needs no further question, in ms. */
const allowedFor = 5000

let allowedUntil = 0

/** The page reloads with the operator's consent, or because it must: the browser need not ask a second time. */
export const allowUnload = (): void => {
  allowedUntil = performance.now() + allowedFor
}

export const isUnloadAllowed = (): boolean => performance.now() < allowedUntil

/** Takes the permission back, as when a new page has just been rendered. */
export const blockUnload = (): void => {
  allowedUntil = 0
}

/** What would lose a form: opening another page, switching the language or signing out. */
export type LeavingStep = 'leave' | 'language' | 'signOut'

/** Props of a dialog that asks a question; it answers once. */
export interface QuestionProps {
  answer: (yes: boolean) => void
}

interface Question extends QuestionProps {
  Dialog: ComponentType<QuestionProps>
}

const question = createStore<{ open: Question | null }>(() => ({ open: null }))

/** Asks the operator above whatever page is open. A second question answers the first one with no. */
export async function askQuestion(load: () => Promise<ComponentType<QuestionProps>>): Promise<boolean> {
  const Dialog = await load()
  question.getState().open?.answer(false)
  return new Promise((settle) => {
    const answer = (yes: boolean) => {
      question.setState({ open: null })
      settle(yes)
    }
    question.setState({ open: { Dialog, answer } })
  })
}

/** The open question, if any. */
export const useQuestion = (): Question | null => useStore(question, ({ open }) => open)
