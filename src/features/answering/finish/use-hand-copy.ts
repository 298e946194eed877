import { useTranslation } from 'react-i18next'
import { answerPdf } from '../../../data/staff/pdf'
import { useLanguage } from '../../../lib/i18n'
import { downloadFile } from '../../../lib/download-file'
import { useToast } from '../../../ui/staff/toast'
import { copyName, fetchCopy } from './fetch-copy'

/**
 * Downloads the copy of an answer that was just saved, where its form hands one out (ANS-21), and says how it went;
 * the person goes on meanwhile.
 */
export function useHandCopy(): (answerId: string, code: string) => Promise<void> {
  const { t } = useTranslation('finish')
  const language = useLanguage()
  const toast = useToast()
  return async (answerId, code) => {
    try {
      const copy = await fetchCopy(await answerPdf({ answerId, language }))
      downloadFile(copy, copyName(code))
      toast.success(t('copy.done'))
    } catch {
      toast.error(t('copy.failedStaff', { code }))
    }
  }
}
