import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const cmsOperations = {
  getCmsSettings: generated('getCmsSettings'),
  getCmsHome: generated('getCmsHome'),
  listHotKeywords: generated('listHotKeywords'),
  listCmsTags: generated('listCmsTags'),
  listCmsChannels: generated('listCmsChannels'),
  applyFriendlyLink: generated('applyFriendlyLink'),
} satisfies Partial<Operations>
