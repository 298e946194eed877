import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormContent } from '../../../domain/form/exchange/read-form'
import { formCounts } from '../../../domain/form/form-counts'

/** What a form is called and how much it asks. */
export function Made({ content }: { content: Pick<FormContent, 'titulo' | 'secciones'> }) {
  const { t } = useTranslation('staff')
  const { sections, questions } = formCounts(content.secciones)
  return (
    <div>
      <Typography sx={{ fontWeight: 'var(--weight-bold)', overflowWrap: 'anywhere' }} dir="auto">
        {content.titulo.trim() || t('exchange.untitled')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('exchange.counts', {
          sections: t('exchange.sections', { count: sections }),
          questions: t('exchange.questions', { count: questions }),
        })}
      </Typography>
    </div>
  )
}
