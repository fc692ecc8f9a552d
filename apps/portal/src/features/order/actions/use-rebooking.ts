import { type Schemas, useRebookOrder } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { reportChunkError } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { draftTarget } from '../../../trade/booking/draft-target.ts'
import { loadProductPart, productPart } from '../../../trade/product/parts.ts'

/** Starts the same booking again as a draft and continues where its price is checked. */
export function useRebooking(id: string) {
  const navigate = useNavigate()
  const owner = useSession((member) => member.id)
  const { mutate, isPending } = useRebookOrder({ request: { announce: true } })
  const goOn = (draft: Schemas['Draft']) =>
    loadProductPart('drafts').then(
      () => {
        productPart('drafts')[draft.product].fillAgain?.(owner, draft)
        return navigate(draftTarget(draft))
      },
      () => reportChunkError(),
    )
  const rebook = () => mutate({ data: { id } }, { onSuccess: ({ draft }) => void goOn(draft) })
  return { rebook, rebooking: isPending }
}
