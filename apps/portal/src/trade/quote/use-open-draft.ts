import type { Schemas } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { reportChunkError } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { loadProductPart, productPart } from '../product/parts.ts'
import { draftTarget } from './draft-target.ts'

/** Continues a draft at its form or its search, filled in. */
export function useOpenDraft() {
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  return (draft: Schemas['Draft']): Promise<void> =>
    loadProductPart('drafts').then(
      () => {
        productPart('drafts')[draft.product].fillAgain?.(owner, draft)
        return navigate(draftTarget(draft))
      },
      () => reportChunkError(),
    )
}
