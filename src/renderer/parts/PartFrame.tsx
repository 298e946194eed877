import type { ReactNode } from 'react'
import styles from './SectionView.module.css'

interface PartFrameProps {
  /** DOM id of the heading, to which the focus goes when this part is opened. */
  heading: string
  title: string
  children: ReactNode
}

/** A part of the form beside its sections, such as the place, under its heading. */
export function PartFrame({ heading, title, children }: PartFrameProps) {
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header className={styles.heading}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  )
}
