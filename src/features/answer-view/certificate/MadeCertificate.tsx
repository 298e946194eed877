import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCertificatePdf } from '../../../data/staff/certificate'
import { getColleagueNames } from '../../../data/staff/colleagues'
import {
  certificateState,
  shownCertificateCode,
  type AnswerCertificate,
  type CertificateState,
} from '../../../domain/certificate/certificate'
import { useColleagueNames } from '../../../lib/colleagues'
import { useDates } from '../../../lib/use-dates'
import { downloadFile } from '../../../lib/download-file'
import { useLanguage } from '../../../lib/i18n'
import { CopyButton } from '../../../ui/staff/CopyButton'
import { StatusTag, type Tone } from '../../../ui/staff/StatusTag'
import { useToast } from '../../../ui/staff/toast'
import styles from '../external-message/IncidentPanel.module.css'
import { failureKey, failureOf } from './failure'

const RevokeDialog = lazy(() => import('./RevokeDialog').then((module) => ({ default: module.RevokeDialog })))

const TONE: Record<CertificateState, Tone> = { vigente: 'success', vencido: 'warning', revocado: 'danger' }

interface MadeCertificateProps {
  answerId: string
  certificate: AnswerCertificate
  /** Whether the person may revoke it. */
  may: boolean
  onRevoked: () => Promise<void>
}

/** An issued certificate: its number, its state, and what can be done with it. */
export function MadeCertificate({ answerId, certificate, may, onRevoked }: MadeCertificateProps) {
  const write = useDates()
  const { t } = useTranslation(['staff', 'common'])
  const [asks, setAsks] = useState(false)
  const { codigo, numero, emitido, emitidoPor, valeHasta, revocado } = certificate
  const [now] = useState(() => new Date())
  const nameOf = useColleagueNames([emitidoPor, revocado?.por ?? ''], getColleagueNames)
  const state = certificateState(certificate, now)
  const date = (moment: Date | null) => write('date', moment)
  return (
    <>
      <div className={styles.number}>
        <span>{t('view.certificate.number', { number: numero })}</span>
        <StatusTag tone={TONE[state]} label={t(`view.certificate.states.${state}`)} />
      </div>
      <p className={styles.words}>
        {t('view.certificate.by', { date: date(emitido), name: nameOf(emitidoPor) })}
      </p>
      {valeHasta && <p className={styles.words}>{t('view.certificate.until', { date: date(valeHasta) })}</p>}
      {revocado && (
        <p className={styles.words}>
          {t('view.certificate.revoked', {
            ...{ date: date(revocado.fecha), name: nameOf(revocado.por), reason: revocado.motivo },
          })}
        </p>
      )}
      <div className={styles.number}>
        <span>{shownCertificateCode(codigo)}</span>
        <CopyButton text={shownCertificateCode(codigo)} size="small" />
      </div>
      {!revocado && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <DownloadButton certificate={certificate} />
          {may && (
            <Button color="error" aria-haspopup="dialog" onClick={() => setAsks(true)}>
              {t('view.certificate.revoke')}
            </Button>
          )}
        </Stack>
      )}
      {asks && (
        <Suspense fallback={null}>
          <RevokeDialog
            answerId={answerId}
            certificate={certificate}
            onRevoked={onRevoked}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function DownloadButton({ certificate: { codigo, numero } }: { certificate: AnswerCertificate }) {
  const { t } = useTranslation(['staff', 'common'])
  const language = useLanguage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      downloadFile(await staffCertificatePdf({ code: codigo, language }), `certificado-${numero}.pdf`)
      toast.done()
    } catch (error) {
      toast.error(t(failureKey(failureOf(error))))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      loading={busy}
      startIcon={<DownloadIcon aria-hidden />}
      onClick={() => void download()}
    >
      {t('view.certificate.download')}
    </Button>
  )
}
