import type { ReactNode } from 'react'
import classes from './DataTable.module.css'

/** In a cell: what a narrow table has no column for, smaller and below. Nothing where the column stands. */
export function Folded({ children }: { children: ReactNode }) {
  return <span className={classes.folded}>{children}</span>
}
