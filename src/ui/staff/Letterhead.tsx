import { useLayoutEffect } from 'react'
import styles from './Letterhead.module.css'

/** What each sheet of a paper names itself by. */
const PAPER_NAME = '--paper-name'

/**
 * Whose paper it is: the municipality and the area. It stands above what is printed, and not on a screen.
 * @param of what is printed, for the foot of each of its pages
 */
export function Letterhead({ names, of }: { names: readonly string[]; of: string }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // A CSS string is written as one of JSON; the margins of pages read it.
    style.setProperty(PAPER_NAME, JSON.stringify(of))
    return () => void style.removeProperty(PAPER_NAME)
  }, [of])
  return <p className={styles.letterhead}>{names.filter(Boolean).join(' · ')}</p>
}
