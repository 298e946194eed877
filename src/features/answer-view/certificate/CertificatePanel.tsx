import { Button, Skeleton } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { certificateOf, issueCertificate, previewCertificate } from '../../../data/staff/certificate'
import { getFormHead } from '../../../data/staff/forms'
import { oneAnswer } from '../../../domain/access/things'
import type { Answer } from '../../../domain/answer/answer'
import { certificateState } from '../../../domain/certificate/certificate'
import { downloadFile } from '../../../lib/download-file'
import { useAbility } from '../../../lib/ability'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { useToast } from '../../../ui/staff/toast'
import { useReadTrailAgain } from '../use-answer-trail'
import styles from '../external-message/IncidentPanel.module.css'
import { failureKey, failureOf } from './failure'
import { MadeCertificate } from './MadeCertificate'
import { whyNow, WhyNot } from './WhyNot'

const keyOf = (answerId: string) => ['certificate', answerId]

/** How long a form that a list read counts as fresh. */
const FORM_FRESH_MS = 300_000

/** The form of an answer as it is now: one read, unless a list read it just now. */
const useFormNow = ({ idPlantilla }: Answer, enabled: boolean) =>
  useQuery({
    queryKey: ['form-head', idPlantilla],
    queryFn: () => getFormHead(idPlantilla),
    enabled,
    staleTime: FORM_FRESH_MS,
  })

/**
 * The certificate of an answer, where its form has them (PDF-02). For an answer that is older than its form's
 * certificates the current form decides.
 */
export function CertificatePanel({ answer }: { answer: Answer }) {
  const wasOn = answer.opcionales.certificado
  const form = useFormNow(answer, !wasOn)
  return wasOn || form.data?.opcionales.certificado ? <AnswerCertificate answer={answer} /> : null
}

function AnswerCertificate({ answer }: { answer: Answer }) {
  const { t } = useTranslation(['staff', 'common'])
  const { id } = answer
  const queries = useQueryClient()
  const trailGoesOn = useReadTrailAgain(id)
  const may = useAbility().can('move', oneAnswer(answer))
  const last = useQuery({ queryKey: keyOf(id), queryFn: () => certificateOf(id) })
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: keyOf(id) })
    trailGoesOn()
  }
  const [now] = useState(() => new Date())
  const counts = last.data ? certificateState(last.data, now) === 'vigente' : false
  return (
    <section className={styles.panel} aria-label={t('view.certificate.label')}>
      <p className={styles.label}>{t('view.certificate.label')}</p>
      {last.isPending && <Skeleton width="60%" />}
      {last.isError && (
        <>
          <p className={styles.words}>{t('view.certificate.readFailed')}</p>
          <Button size="small" variant="outlined" onClick={() => void last.refetch()}>
            {t('forms.retry')}
          </Button>
        </>
      )}
      {last.data === null && <p className={styles.words}>{t('view.certificate.none')}</p>}
      {last.data && <MadeCertificate answerId={id} certificate={last.data} may={may} onRevoked={readAgain} />}
      {last.isSuccess && may && !counts && <Issuing answer={answer} now={now} onIssued={readAgain} />}
    </section>
  )
}

interface IssuingProps {
  answer: Answer
  now: Date
  onIssued: () => Promise<void>
}

/** The button, or why there is no certificate yet. Where the form cannot be read the server says it. */
function Issuing({ answer, now, onIssued }: IssuingProps) {
  const form = useFormNow(answer, true)
  if (form.isPending) return <Skeleton width="40%" />
  const why = form.data && whyNow(answer, form.data, now)
  return why ? <WhyNot answer={answer} why={why} /> : <IssueButton answerId={answer.id} onIssued={onIssued} />
}

/** Asks before a certificate takes a number, and shows it before that. */
function IssueButton({ answerId, onIssued }: { answerId: string; onIssued: () => Promise<void> }) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState<'preview' | 'issue' | null>(null)
  const attempt = async (what: 'preview' | 'issue', work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      toast.error(t(failureKey(failureOf(error))))
    } finally {
      setBusy(null)
    }
  }
  const preview = () =>
    attempt('preview', async () => {
      downloadFile(await previewCertificate({ answerId }), `${t('view.certificate.previewFile')}.pdf`)
      toast.done()
    })
  const issue = () =>
    attempt('issue', async () => {
      await issueCertificate({ answerId })
      await onIssued()
      setAsks(false)
      toast.success(t('view.certificate.issued'))
    })
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setAsks(true)}>
        {t('view.certificate.issue')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('view.certificate.issueTitle')}
        confirmLabel={t('view.certificate.issueConfirm')}
        busy={busy === 'issue'}
        onConfirm={() => void issue()}
        onClose={() => setAsks(false)}
      >
        {t('view.certificate.issueHelp')}
        <Button
          variant="outlined"
          loading={busy === 'preview'}
          onClick={() => void preview()}
          sx={{ display: 'flex', mt: 4 }}
        >
          {t('view.certificate.preview')}
        </Button>
      </ConfirmDialog>
    </>
  )
}
