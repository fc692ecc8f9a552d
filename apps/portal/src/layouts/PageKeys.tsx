import { lazyDialog, usePageKeys } from '@portal/ui'
import type { AnyRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { withTexts } from '../shared/lazy-load.ts'
import { openPageDialog, pageDialogStore } from '../shared/palette.ts'

interface PaletteProps {
  router: AnyRouter
  opened: boolean
  onClose: () => void
}

const Palette = lazyDialog<PaletteProps>(() =>
  withTexts(['palette', 'hotel'], () => import('../features/palette/Palette.tsx')),
)
const KeysDialog = lazyDialog(() =>
  withTexts(['palette'], () => import('../features/palette/KeysDialog.tsx')),
)

const close = () => openPageDialog(null)

/** The keys that work on every page, and the dialogs they open, whose code comes with the first press. */
export function PageKeys({ router }: { router: AnyRouter }) {
  const { open } = useStore(pageDialogStore)
  const [used, setUsed] = useState(false)
  if (open === 'palette' && !used) setUsed(true)

  usePageKeys({
    '/': () => focusSearch() || openPageDialog('palette'),
    '?': () => openPageDialog('keys'),
  })

  return (
    <>
      {used && <Palette router={router} opened={open === 'palette'} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}

/** The search field of a page: the first field of its search form, or the keyword filter of its list. */
const searchFields = 'main :is([role=search] input:not([type=radio], [type=checkbox]), input[type=search])'

/** Focuses the search field and selects its content; false if the page has none that is visible. */
function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>(searchFields)) {
    // A collapsed field takes no focus.
    field.focus()
    if (document.activeElement !== field) continue
    field.select()
    return true
  }
  return false
}
