import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { serviceFailureKey } from '../../data/failure-key'
import { certificatePdf } from '../../data/public/certificate'
import { downloadFile } from '../../lib/download-file'
import { useLanguage } from '../../lib/i18n'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/native/Button'
import { DownloadIcon } from '../../ui/native/icons'
import { Notice } from '../../ui/native/Notice'

interface CertificateDownloadProps {
  certificate: string
  /** The code of its answer, which opens it. */
  answerCode: string
}

/** The certificate of an answer, for people who have the answer's code (PDF-02). */
export function CertificateDownload({ certificate, answerCode }: CertificateDownloadProps) {
  const { t } = useTranslation(['lookup', 'common'])
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const [why, setWhy] = useState<ReturnType<typeof serviceFailureKey>>(null)
  const download = async () => {
    setState('busy')
    try {
      const file = await certificatePdf({ code: certificate, answerCode, language })
      downloadFile(file, `certificado-${answerCode}.pdf`)
      setState('done')
    } catch (error) {
      setWhy(serviceFailureKey(error))
      setState('failed')
    }
  }
  return (
    <>
      <Button
        look="main"
        icon={<DownloadIcon />}
        busy={state === 'busy'}
        onClick={() => void (state !== 'busy' && download())}
      >
        {t('certificate.download')}
      </Button>
      <Link to={paths.certificate.href(certificate)}>{t('certificate.verify')}</Link>
      {state === 'done' && <Notice tone="success" title={t('certificate.downloaded')} />}
      {state === 'failed' && (
        <Notice tone="danger" title={t('certificate.downloadFailed')} urgent>
          {why && <p>{t(why)}</p>}
        </Notice>
      )}
    </>
  )
}
