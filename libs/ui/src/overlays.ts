/** Second doorway: what floats above the page and is not needed for its first paint, to be imported late. */
export { LoadingOverlay } from './feedback/LoadingOverlay.tsx'
export { Notices } from './feedback/Notices.tsx'
export { notify } from './feedback/notify.tsx'
export { printLight } from './theme/color-scheme.ts'
