import type { CanvasTexts } from '../canvas/texts'
import styles from './KeyHelp.module.css'

/** What the keys do, in the order in which one meets them; the keys themselves are named on every keyboard alike. */
const KEYS = [
  ['F6', 'area'],
  ['Ctrl + Enter', 'next'],
  ['Ctrl + Shift + Enter', 'section'],
  ['Ctrl + S', 'save'],
  ['Ctrl + Z', 'undo'],
] as const

/** The keys of the editor, for who works without a mouse or would rather. */
export function KeyHelp({ t }: { t: CanvasTexts }) {
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>{t('keys.heading')}</summary>
      <dl className={styles.list}>
        {KEYS.map(([keys, code]) => (
          <div key={code}>
            <dt>
              <kbd className={styles.keys}>{keys}</kbd>
            </dt>
            <dd className={styles.what}>{t(`keys.${code}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
