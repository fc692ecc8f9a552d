import { LoadingOverlay, Notices } from '@portal/ui/overlays'

/** The notices and the loading overlay: above every page, and after its first paint. */
export default function Late() {
  return (
    <>
      <LoadingOverlay />
      <Notices />
    </>
  )
}
