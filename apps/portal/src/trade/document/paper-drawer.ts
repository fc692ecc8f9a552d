import styles from './paper-drawer.module.css'

/** Class names of a drawer that is printed in full instead of the list beside it. */
export const paperDrawer = {
  inner: styles.inner,
  content: styles.content,
  overlay: styles.overlay,
  close: styles.close,
}
