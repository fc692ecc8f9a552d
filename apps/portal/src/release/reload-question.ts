import { language, loadTexts } from '@portal/i18n'
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What the dialog that asks is given: it answers exactly one of the two. */
export interface ReloadQuestionProps {
  answer: (reload: boolean) => void
}

interface ReloadQuestion extends ReloadQuestionProps {
  Dialog: ComponentType<ReloadQuestionProps>
}

const question = createStore<{ open: ReloadQuestion | null }>(() => ({ open: null }))

/** Asks whether the page may be loaded anew although a form is half filled. */
export async function askToReload(): Promise<boolean> {
  const [{ ReloadDialog }] = await Promise.all([
    import('./ReloadDialog.tsx'),
    loadTexts(language(), ['release']),
  ])
  return new Promise((settle) => {
    const answer = (reload: boolean) => {
      question.setState({ open: null })
      settle(reload)
    }
    question.setState({ open: { Dialog: ReloadDialog, answer } })
  })
}

/** The question that stands open, if any. */
export const useReloadQuestion = (): ReloadQuestion | null => useStore(question, ({ open }) => open)
