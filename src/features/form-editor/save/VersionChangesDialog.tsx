import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { spotText } from '../../../lib/spot-text'
import type { VersionChange } from '../../../domain/form/version-changes'
import { kindWords } from '../kind-words'
import type { ChangeQuestion } from './use-version-changes'
import styles from './VersionChangesDialog.module.css'

function whatChanges(t: TFunction<'editor'>, language: Language, { code, from, to }: VersionChange): string {
  if (code !== 'questionRetyped') return t(`changes.what.${code}`, { from, to })
  const nameOf = (text: string) => kindWords(text, { t, language })
  return t('changes.what.questionRetyped', { from: nameOf(from), to: nameOf(to) })
}

/** Lists, in words and in the form's order, what a save means for the answers that exist, and asks (EDIT-05). */
export function VersionChangesDialog({ question }: { question: ChangeQuestion }) {
  const { t } = useTranslation(['editor', 'common'])
  const { t: said } = useTranslation('staff')
  const language = useLanguage()
  const { changes, answers, answer } = question
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      aria-labelledby="changes-title"
      aria-describedby="changes-text"
      role="alertdialog"
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id="changes-title">{t('changes.title', { count: changes.length })}</DialogTitle>
      {/* A long list scrolls, so the keyboard must be able to focus it. */}
      <DialogContent className={styles.content} tabIndex={0} role="group" aria-label={t('changes.list')}>
        <p id="changes-text">
          {answers ? `${t('changes.answers', { count: answers })} ` : ''}
          {t('changes.text')}
        </p>
        <ul className={styles.list}>
          {changes.map((change, position) => (
            <li key={position} className={styles.change}>
              {change.spot.length > 0 ? <strong>{spotText(said, change.spot)}</strong> : null}
              <span>{whatChanges(t, language, change)}</span>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => answer(false)} autoFocus>
          {t('common:actions.cancel')}
        </Button>
        <Button variant="contained" onClick={() => answer(true)} sx={{ whiteSpace: 'normal' }}>
          {t('changes.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
