import { tallyForm, TRANSLATION_LANGUAGES } from '../../../domain/form/translatable'
import type { Language } from '../../../domain/language'
import type { CanvasTexts } from '../canvas/texts'
import { sameItems, useEditorState } from '../store/context'
import styles from './Translations.module.css'

/** How much is translated: into this language, and into all of them. */
export function Progress({ language, t }: { language: Language; t: CanvasTexts }) {
  const { missing, total, everywhere } = useEditorState(({ form }) => {
    const tally = tallyForm(form)
    return {
      missing: tally.missing[language],
      total: tally.total,
      everywhere: TRANSLATION_LANGUAGES.reduce((sum, code) => sum + tally.missing[code], 0),
    }
  }, sameItems)
  return (
    <div className={styles.progress}>
      <p id="translations-progress" className={styles.count}>
        {t('translations.progress', { count: missing, total })}
      </p>
      <progress
        className={styles.bar}
        max={total}
        value={total - missing}
        aria-labelledby="translations-progress"
      />
      <p className={styles.everywhere}>
        {t('translations.everywhere', { count: everywhere, total: total * TRANSLATION_LANGUAGES.length })}
      </p>
    </div>
  )
}
