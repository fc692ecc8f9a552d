import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What a dialog that asks is given: it answers exactly one of the two. */
export interface QuestionProps {
  answer: (yes: boolean) => void
}

interface Question extends QuestionProps {
  Dialog: ComponentType<QuestionProps>
}

const question = createStore<{ open: Question | null }>(() => ({ open: null }))

/** Asks the operator above whatever page is open. A question that another one overtakes is answered with no. */
export async function ask(load: () => Promise<ComponentType<QuestionProps>>): Promise<boolean> {
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

/** The question that stands open, if any. */
export const useQuestion = (): Question | null => useStore(question, ({ open }) => open)
