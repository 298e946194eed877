import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Stack } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { formOfTemplate, type TemplateWords } from '../../domain/form/form-of-template'
import type { Template } from '../../domain/form/template'
import { TEMPLATES } from '../../domain/form/templates'
import { useLanguage } from '../../lib/i18n'
import { handImported } from '../../lib/imported-form'
import { paths } from '../../lib/paths'
import { loadTemplateWords } from '../../lib/template-words'
import { useLoaded } from '../../renderer/use-loaded'
import { DialogWait } from '../../ui/staff/DialogWait'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import styles from './Templates.module.css'

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16)

const TemplatesSkeleton = () => (
  <div className={styles.templates} aria-hidden>
    {TEMPLATES.map(({ name }) => (
      <Skeleton key={name} variant="rounded" height={96} />
    ))}
  </div>
)

/** The templates for a new form, in the reader's language; choosing one opens it in the editor (DAY-07). */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const [words, retry] = useLoaded(loadTemplateWords)
  const id = useId()
  const open = (template: Template, read: TemplateWords): void => {
    handImported(formOfTemplate(template, read, newId))
    void navigate(paths.newForm.href())
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('templates.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <p>{t('templates.help')}</p>
          {words.status === 'loading' ? <TemplatesSkeleton /> : null}
          {words.status === 'failed' ? <LoadFailed title={t('templates.failed')} onRetry={retry} /> : null}
          {words.status === 'done' ? (
            <ul className={styles.templates}>
              {TEMPLATES.map((template) => (
                <li key={template.name}>
                  <button
                    type="button"
                    className={styles.template}
                    onClick={() => open(template, words.value)}
                  >
                    <strong>{words.value(language, `forms.${template.name}.title`)}</strong>
                    <span>{words.value(language, `forms.${template.name}.description`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogWait busy={words.status === 'loading'} />
      <DialogActions>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
