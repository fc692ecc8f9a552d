import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

export const reports = join(root, '.cache/reports')
/** Where each browser test leaves what it has exercised. */
export const notedFolder = join(reports, 'e2e-exercised')
export const page = join(reports, 'e2e-exercised.html')
