/** What floats above the page is not needed for the first paint, so it has its own entry point to be imported lazily. */
export { LoadingOverlay } from './feedback/LoadingOverlay.tsx'
export { Notices } from './feedback/Notices.tsx'
export { notify } from './feedback/notify.tsx'
export { printLight } from './theme/color-scheme.ts'
