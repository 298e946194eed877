import DoneIcon from '@mui/icons-material/Check'
import { Tab, Tabs } from '@mui/material'
import { tallyForm, TRANSLATION_LANGUAGES } from '../../../domain/form/translatable'
import { isLanguage, type Language } from '../../../domain/language'
import type { CanvasTexts } from '../canvas/texts'
import { sameItems, useEditorState } from '../store/context'
import styles from './Translations.module.css'

interface LanguageTabsProps {
  language: Language
  onChange: (language: Language) => void
  t: CanvasTexts
}

/** A scroll button at the end takes no room. */
const SCROLLERS = { '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }

/** One tab for each language, with how much it lacks. */
export function LanguageTabs({ language, onChange, t }: LanguageTabsProps) {
  const missing = useEditorState(({ form }) => tallyForm(form).missing, sameItems)
  return (
    <Tabs
      value={language}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={SCROLLERS}
      aria-label={t('translations.languages')}
      onChange={(_, value) => {
        if (isLanguage(value)) onChange(value)
      }}
    >
      {TRANSLATION_LANGUAGES.map((code) => {
        const name = t(`language.${code}`)
        const count = missing[code]
        return (
          <Tab
            key={code}
            value={code}
            id={`language-${code}`}
            aria-controls="translations-texts"
            aria-label={
              count === 0
                ? t('translations.tabComplete', { language: name })
                : t('translations.tabMissing', { language: name, count })
            }
            label={
              <span className={styles.tab}>
                {name}
                {count === 0 ? (
                  <DoneIcon fontSize="small" className={styles.complete} aria-hidden />
                ) : (
                  <span className={styles.badge}>{count}</span>
                )}
              </span>
            }
          />
        )
      })}
    </Tabs>
  )
}
