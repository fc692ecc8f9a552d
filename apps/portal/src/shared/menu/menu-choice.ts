import type { ReactNode } from 'react'

export interface MenuChoice {
  key: string
  label: string
  icon?: ReactNode
  /** A line stands above it. */
  apart?: boolean
  onChoose: () => void
}
