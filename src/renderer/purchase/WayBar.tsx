import type { ReactNode } from 'react'
import { SaveBar } from '../form/SaveBar'
import styles from './Purchase.module.css'

/** The bar with the one way on from an order; without it there is no bar. */
export const WayBar = ({ children }: { children: ReactNode }) =>
  children ? <SaveBar says="" toast={null} buttons={<div className={styles.way}>{children}</div>} /> : null
