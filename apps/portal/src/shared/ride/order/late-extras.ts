import { lateSection } from '@portal/ui'

/** Most rides have nothing reported, so its code comes with what is. */
export const ReportedExtras = lateSection(() => import('./ReportedExtras.tsx'))
