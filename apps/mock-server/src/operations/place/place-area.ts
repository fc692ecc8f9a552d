import { type Area, areasBelow, readAreas } from '../../domain/place/areas.ts'
import { invalidFields } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { areaLines } from '../../world/seed/tables/areas.ts'

let known: readonly Area[] | null = null

/** Read when first asked for; the same in every world. */
function allAreas(): readonly Area[] {
  known ??= readAreas(areaLines)
  return known
}

export const placeAreaOperations = {
  listAreas: ({ query, language }) => {
    const { province, city } = query
    if (city !== undefined && province === undefined) throw invalidFields({ province: 'required' })
    return areasBelow(allAreas(), province, city).map(({ id, name }) => ({
      value: id,
      label: name[language],
    }))
  },
} satisfies Partial<Operations>
