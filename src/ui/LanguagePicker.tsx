import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../lib/i18n'
import { LANGUAGE_OPTIONS, type LanguageOption } from '../lib/language'
import styles from './LanguagePicker.module.css'

interface LanguagePickerProps {
  /** What is behind it: the bar at the top or a page's surface. */
  ground?: 'header' | 'surface'
  /** Whether the page has a language; all are offered where it does not say. */
  has?: (language: LanguageOption['code']) => boolean
}

/** Chooses the language of the whole product. The page goes on as it is, in that language (NAV-02). */
export function LanguagePicker({ ground = 'header', has = () => true }: LanguagePickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  /** What was chosen, while its texts come. */
  const [pending, setPending] = useState<string | null>(null)
  /** What a screen reader is told; null when the texts did not come, which everybody is told. */
  const [said, say] = useState<string | null>('')
  const choose = async (code: string) => {
    setPending(code)
    try {
      const { chooseLanguage } = await import('../lib/change-language')
      say(await chooseLanguage(code))
    } catch {
      say(null)
    }
    setPending(null)
  }
  return (
    <div className={`${styles.picker} ${styles[ground]}`}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 0c2.5 2.7 3.8 6 3.8 10S14.5 19.3 12 22m0-20C9.5 4.7 8.200 8 8.200 12s1.3 7.3 3.8 10M2.5 9h19M2.5 15h19" />
      </svg>
      <select
        className={styles.select}
        aria-label={t('language')}
        value={pending ?? language}
        onChange={(event) => void choose(event.target.value)}
      >
        {LANGUAGE_OPTIONS.filter(({ code }) => code === language || has(code)).map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      <span role="status" className={said === null ? styles.failed : styles.said}>
        {said ?? t('languageFailed')}
      </span>
    </div>
  )
}
