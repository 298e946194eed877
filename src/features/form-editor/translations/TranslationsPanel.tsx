import NextIcon from '@mui/icons-material/ArrowDownward'
import { Button, FormControlLabel, Switch } from '@mui/material'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { headTexts, tallyForm } from '../../../domain/form/translatable'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { focusLater, scrollToTopLater } from '../store/element-ids'
import { FORM_SELECTED } from '../store/selection'
import { allTexts, firstOf, nextMissing } from './find-text'
import { LanguageTabs } from './LanguageTabs'
import { Progress } from './Progress'
import { SectionTexts } from './SectionTexts'
import { fieldId, keyOfField } from './text-key'
import { TextGroup } from './TextGroup'
import styles from './Translations.module.css'

/** All texts of the form beside their translation into one language (EDIT-01, EDIT-07, EDIT-09, EDIT-10). */
export function TranslationsPanel() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const language = useEditorState((state) => state.language)
  const ids = useEditorState(({ form }) => form.secciones.map(({ id }) => id), sameItems)
  const at = useEditorState(({ selection }) => (selection.kind === 'translations' ? selection.at : undefined))
  const empty = useEditorState(({ form }) => tallyForm(form).total === 0)
  const done = useEditorState(({ form }) => tallyForm(form).missing[language] === 0)
  const [kept, setKept] = useState<Set<string> | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const last = useRef<string | null>(null)

  const goTo = (key: string | null): void => {
    if (key === null) return
    setWanted(key)
    focusLater(fieldId(key))
  }
  useEffect(() => {
    if (at === undefined) return
    const key = firstOf(allTexts(store.get().form), at, store.get().language)
    if (key === null) return
    setWanted(key)
    focusLater(fieldId(key))
  }, [at, store])
  /** Keeps the edited text in the list after it is translated. */
  const keep = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!target.matches('[data-translation]')) return
    last.current = keyOfField(target.id)
    kept?.add(last.current)
  }
  const close = (): void => {
    store.show({ selection: FORM_SELECTED })
    scrollToTopLater()
  }
  if (empty)
    return (
      <section className={styles.panel} aria-labelledby="translations-heading">
        <h2 id="translations-heading">{t('translations.title')}</h2>
        <p className={styles.lead}>{t('translations.empty')}</p>
      </section>
    )
  const shared = { language, kept, wanted, t }
  return (
    <section className={styles.panel} aria-labelledby="translations-heading" onFocus={keep}>
      <div className={styles.titleRow}>
        <h2 id="translations-heading">{t('translations.title')}</h2>
        <Button onClick={close}>{t('translations.close')}</Button>
      </div>
      <p className={styles.lead}>{t('translations.lead')}</p>
      <div className={styles.head}>
        <LanguageTabs
          language={language}
          onChange={(chosen) => {
            store.show({ language: chosen })
            setKept((before) => before && new Set())
          }}
          t={t}
        />
        <div className={styles.tools}>
          <Progress language={language} t={t} />
          <FormControlLabel
            control={<Switch />}
            label={t('translations.onlyMissing')}
            checked={kept !== null}
            onChange={(_, on) => setKept(on ? new Set() : null)}
          />
          {done ? null : (
            <Button
              variant="outlined"
              endIcon={<NextIcon aria-hidden />}
              onClick={() => goTo(nextMissing(allTexts(store.get().form), language, last.current))}
            >
              {t('translations.next')}
            </Button>
          )}
        </div>
      </div>
      <div id="translations-texts" role="tabpanel" aria-labelledby={`language-${language}`}>
        {done && kept !== null ? (
          <p className={styles.allDone}>
            {t('translations.allDone', { language: t(`translations.into.${language}`) })}
          </p>
        ) : null}
        <TextGroup textsOf={headTexts} heading={t('outline.form')} first {...shared} />
        {ids.map((id, position) => (
          <SectionTexts key={id} id={id} number={position + 1} {...shared} />
        ))}
      </div>
    </section>
  )
}
