import { isDialogOpen, lateDialog, useHotkeys, usePageKeys } from '@portal/ui'
import type { AnyRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { ask, paletteStore } from '../shared/palette.ts'
import { withTexts } from '../shared/with-texts.ts'
import { focusSearch } from './focus-search.ts'

interface PaletteProps {
  router: AnyRouter
  opened: boolean
  onClose: () => void
}

const Palette = lateDialog<PaletteProps>(() =>
  withTexts(['palette', 'hotel'], () => import('../features/palette/Palette.tsx')),
)
const KeysDialog = lateDialog(() =>
  withTexts(['palette'], () => import('../features/palette/KeysDialog.tsx')),
)

const close = () => ask(null)

/** The keys that every page has, and the dialogs they open, whose code comes with the first press. */
export function PageKeys({ router }: { router: AnyRouter }) {
  const { asked } = useStore(paletteStore)
  const [used, setUsed] = useState(false)
  if (asked === 'palette' && !used) setUsed(true)

  const toggle = () => {
    if (asked === 'palette') close()
    // What is half done in another dialog is not left by a key.
    else if (!isDialogOpen()) ask('palette')
  }
  // No list of tags: from within a field, too.
  useHotkeys([['mod+K', toggle]], [])
  usePageKeys({
    '/': () => focusSearch() || ask('palette'),
    '?': () => ask('keys'),
  })

  return (
    <>
      {used && <Palette router={router} opened={asked === 'palette'} onClose={close} />}
      {asked === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}
