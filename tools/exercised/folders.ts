import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

export const reports = join(root, '.cache/reports')
/** Where each browser test leaves what it has exercised. */
export const notedFolder = join(reports, 'e2e-exercised')
export const page = join(reports, 'e2e-exercised.html')
/** What stands on the page, for programs. */
export const file = join(reports, 'e2e-exercised.json')
/** How the last run of browser tests went: what only a part has exercised is not judged. */
export const runFile = join(reports, 'e2e-run.json')
