import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import type { TypeQuestion } from './use-incident-types'

/** Says that existing answers keep their incident type and only new ones get the new type (§1.4, EDIT-19). */
export function IncidentTypesDialog({ question }: { question: TypeQuestion }) {
  const { t } = useTranslation('editor')
  const { types, answer } = question
  return (
    <ConfirmDialog
      open
      title={t('incidentWarning.title', { count: types.length })}
      confirmLabel={t('incidentWarning.confirm')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {t('incidentWarning.text')}
      <ul>
        {types.map(({ stateId, formTitle }) => (
          <li key={stateId ?? 'form'}>{formTitle}</li>
        ))}
      </ul>
      {t('incidentWarning.cancel')}
    </ConfirmDialog>
  )
}
