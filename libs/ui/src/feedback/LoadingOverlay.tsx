import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import { LoadingOverlay as MantineLoadingOverlay } from '@mantine/core'
import { useText } from '@portal/i18n'
import { useStore } from 'zustand'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { overlayStore } from './overlay-store.ts'
import classes from './overlays.module.css'

/** Duration of the fade, in ms. */
export const overlayFade = 400

/** Covers the page while any request with an overlay is running. */
export function LoadingOverlay() {
  const t = useText('common')
  const visible = useStore(overlayStore, ({ count }) => count > 0)
  return (
    <>
      <MantineLoadingOverlay
        className={classes.overlay}
        visible={visible}
        transitionProps={{ duration: overlayFade }}
        overlayProps={{ backgroundOpacity: 0.6 }}
        data-testid="loading-overlay"
      />
      <VisuallyHidden role="status">{visible && t('loading')}</VisuallyHidden>
    </>
  )
}
