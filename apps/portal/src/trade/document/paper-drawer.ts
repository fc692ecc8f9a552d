import styles from './paper-drawer.module.css'

/** Class names of a drawer that is printed in the place of the list beside it, from its first to its last line. */
export const paperDrawer = {
  inner: styles.inner,
  content: styles.content,
  overlay: styles.overlay,
  close: styles.close,
}
