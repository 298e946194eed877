import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SummaryFormat } from '../domain/question-types'
import { useLanguage } from '../lib/i18n'

/** How answers become words for the reader of this page (FMT-01). */
export function useSummaryFormat(): SummaryFormat {
  const { t } = useTranslation('answering')
  const language = useLanguage()
  return useMemo(() => ({ yes: t('input.yes'), no: t('input.no'), language }), [t, language])
}
