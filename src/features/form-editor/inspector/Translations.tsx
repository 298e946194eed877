import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { TRANSLATION_LANGUAGES } from '../../../domain/form/translatable'
import { BASE_LANGUAGE, isLanguage, type Language } from '../../../domain/language'
import { useEditor, useEditorState } from '../store/context'
import { readText, type TextOwner } from '../store/owners'
import styles from './Inspector.module.css'
import { SettingText } from './SettingText'
import { TranslationsLink } from '../translations/TranslationsLink'

interface Translated {
  owner: TextOwner
  field: string
  label: string
  multiline?: boolean
}

/**
 * The texts of the selected item in another language, one language at a time (EDIT-01, EDIT-07, EDIT-10), and a link to
 * those of the whole form.
 */
export function Translations({ texts }: { texts: Translated[] }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const language = useEditorState((state) => state.language)
  return (
    <Accordion className={styles.accordion} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon aria-hidden />}>
        {t('translations.heading')}
      </AccordionSummary>
      <AccordionDetails className={styles.fields}>
        <TextField
          select
          fullWidth
          label={t('translations.language')}
          value={language}
          onChange={(event) => {
            if (isLanguage(event.target.value)) store.show({ language: event.target.value })
          }}
        >
          {TRANSLATION_LANGUAGES.map((code) => (
            <MenuItem key={code} value={code}>
              {t(`language.${code}`)}
            </MenuItem>
          ))}
        </TextField>
        {texts.map((text) => (
          <TranslatedText key={`${JSON.stringify(text.owner)}-${text.field}`} {...text} language={language} />
        ))}
        {texts[0] ? <TranslationsLink owner={texts[0].owner} /> : null}
      </AccordionDetails>
    </Accordion>
  )
}

/** The base text is shown below the field, because citizens see it where there is no translation. */
function TranslatedText({ owner, field, label, multiline, language }: Translated & { language: Language }) {
  const { t } = useTranslation('editor')
  const base = useEditorState(({ form }) => readText(form, owner, field, BASE_LANGUAGE))
  return (
    <SettingText
      owner={owner}
      field={field}
      language={language}
      label={label}
      multiline={multiline}
      help={base ? t('translations.base', { text: base }) : t('translations.noBase')}
    />
  )
}
