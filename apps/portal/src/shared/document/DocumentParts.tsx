import type { ReactNode } from 'react'
import styles from './document.module.css'

/** A titled part of a bill or an application. */
export function DocumentPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  )
}

export interface DocumentFact {
  name: string
  value: ReactNode
  /** Takes the whole width: remarks and addresses. */
  wide?: boolean
}

/** Names and values; what is empty is left out. */
export function DocumentFacts({ facts }: { facts: readonly DocumentFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== '' && value !== undefined)
        .map(({ name, value, wide }) => (
          <div key={name} data-wide={wide || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
