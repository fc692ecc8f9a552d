import { Fragment, type ReactNode } from 'react'
import styles from './VoucherSheet.module.css'

/** A name with its value; one without a value is left out. */
export type VoucherFact = readonly [name: string, value: ReactNode]

export function VoucherFacts({ facts }: { facts: readonly VoucherFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}

interface VoucherNotesProps {
  title: string
  lines: readonly string[]
}

/** Lines under a heading; nothing without lines. */
export function VoucherNotes({ title, lines }: VoucherNotesProps) {
  if (lines.length === 0) return null
  return (
    <section>
      <h4 className={styles.noteTitle}>{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
