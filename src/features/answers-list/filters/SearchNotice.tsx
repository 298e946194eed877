import { Alert, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { MAX_LOOKED_THROUGH } from '../../../domain/answers-list/filters'

/**
 * What a search does and what it does not: the store finds beginnings of words, and neither counts nor sorts what it
 * found (DAY-01).
 * @param isPart the page is not full, and there are more to look through
 */
export function SearchNotice({ isPart }: { isPart: boolean }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3, displayPrint: 'none' }}>
        {t('answers.search.how')}
      </Typography>
      {isPart && (
        <Alert severity="info" role="status" sx={{ mb: 3 }}>
          {t('answers.search.part', { count: MAX_LOOKED_THROUGH })}
        </Alert>
      )}
    </>
  )
}
