import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import type { CaseQuestion } from './use-cases'

/** Tells which cases do not hold any more before the form is saved (LOGIC-09). */
export function CasesDialog({ question: { names, answer } }: { question: CaseQuestion }) {
  const { t } = useTranslation('editor')
  return (
    <ConfirmDialog
      open
      title={t('cases.brokenTitle')}
      confirmLabel={t('cases.saveAnyway')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <ul>
        {names.map((name, at) => (
          <li key={at}>{name}</li>
        ))}
      </ul>
      {t('cases.brokenText')}
    </ConfirmDialog>
  )
}
