import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const cmsContributionOperations = {
  listContributions: generated('listContributions'),
  getContributionStatistics: generated('getContributionStatistics'),
  removeContribution: generated('removeContribution'),
  listContributionSales: generated('listContributionSales'),
  listContributionChannels: generated('listContributionChannels'),
  getContributionForm: generated('getContributionForm'),
  saveContribution: generated('saveContribution'),
} satisfies Partial<Operations>
