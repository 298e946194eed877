import type { CanvasTexts } from '../canvas/texts'
import styles from './KeyHelp.module.css'

/** What each key does. The keys themselves have no text, because their names are the same on every keyboard. */
const KEYS = [
  ['F6', 'area'],
  ['F8', 'rules'],
  ['Ctrl + Enter', 'next'],
  ['Ctrl + Shift + Enter', 'section'],
  ['Ctrl + S', 'save'],
  ['Ctrl + Z', 'undo'],
] as const

/** The keys of the editor, for people who work without a mouse. */
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
