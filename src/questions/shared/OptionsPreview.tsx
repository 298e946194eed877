import type { Option } from '../../domain/form/question'
import type { EditorTexts } from '../editor-props'
import styles from './OptionsEditor.module.css'

/** How many are listed; the rest is a number, because two hundred streets would bury the form. */
const SHOWN = 5

interface OptionsPreviewProps {
  /** Whether one or several can be chosen: the shape of the mark. */
  mark: 'one' | 'several' | 'rank'
  options: (Pick<Option, 'id' | 'texto'> & Partial<Pick<Option, 'imagenURL'>>)[]
  t: EditorTexts
}

/** The options as they will be offered. */
export function OptionsPreview({ mark, options, t }: OptionsPreviewProps) {
  const more = options.length - SHOWN
  return (
    <ul className={styles.list}>
      {options.slice(0, more > 1 ? SHOWN : options.length).map((option, position) => (
        <li key={option.id} className={styles.row}>
          <span className={styles[mark]} aria-hidden />
          {option.imagenURL ? <img className={styles.picture} src={option.imagenURL} alt="" /> : null}
          {option.texto || (
            <span className={styles.missing}>{t('option.untitled', { number: position + 1 })}</span>
          )}
        </li>
      ))}
      {more > 1 ? <li className={styles.missing}>{t('option.more', { count: more })}</li> : null}
    </ul>
  )
}
