import { useTranslation } from 'react-i18next'
import { setLanguage, useLanguage } from '../lib/i18n'
import { LANGUAGE_OPTIONS, type LanguageOption } from '../lib/language'
import styles from './LanguagePicker.module.css'

interface LanguagePickerProps {
  /** What is behind it: the bar at the top or a page's surface. */
  ground?: 'header' | 'surface'
  /** Whether the page has a language; all are offered where it does not say. */
  has?: (language: LanguageOption['code']) => boolean
}

/** Chooses the language of the whole product; the page is then loaded again in it (NAV-02). */
export function LanguagePicker({ ground = 'header', has = () => true }: LanguagePickerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <label className={`${styles.picker} ${styles[ground]}`}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 0c2.5 2.7 3.8 6 3.8 10S14.5 19.3 12 22m0-20C9.5 4.7 8.200 8 8.200 12s1.3 7.3 3.8 10M2.5 9h19M2.5 15h19" />
      </svg>
      <span className={styles.label}>{t('language')}</span>
      <select
        className={styles.select}
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGE_OPTIONS.find(({ code }) => code === event.target.value)
          if (chosen) setLanguage(chosen.code)
        }}
      >
        {LANGUAGE_OPTIONS.filter(({ code }) => code === language || has(code)).map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
