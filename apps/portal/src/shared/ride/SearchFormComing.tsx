import styles from './SearchFormComing.module.css'

/** Keeps the place of a search form whose code is on its way. */
export const SearchFormComing = () => <div className={styles.coming} />
