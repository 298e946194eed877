import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { revokeCertificate } from '../../../data/staff/certificate'
import type { AnswerCertificate } from '../../../domain/certificate/certificate'
import { useRecord } from '../../../lib/use-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { useToast } from '../../../ui/staff/toast'
import { failureKey, failureOf, type Failure } from './failure'
import { cleaned } from '../../../domain/schema'
import { MAX_REVOCATION_REASON } from '../../../domain/certificate/refusal'

const reasonSchema = z.object({
  reason: z.string().check(cleaned(), z.minLength(1, 'reasonMissing'), z.maxLength(MAX_REVOCATION_REASON)),
})

interface RevokeDialogProps {
  answerId: string
  certificate: AnswerCertificate
  onRevoked: () => Promise<void>
  onClose: () => void
}

/** Revokes a certificate, with a reason that only the town hall sees (PDF-02). */
export function RevokeDialog({ answerId, certificate, onRevoked, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const toast = useToast()
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRecord(reasonSchema, { reason: '' })
  const revoke = async ({ reason }: { reason: string }) => {
    setFailure(null)
    try {
      await revokeCertificate({ answerId, code: certificate.codigo, reason })
      await onRevoked()
      toast.success(t('view.certificate.revokedDone'))
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return (
    <RecordDialog
      title={t('view.certificate.revokeTitle', { number: certificate.numero })}
      action={t('view.certificate.revoke')}
      form={form}
      failure={failure && t(failureKey(failure))}
      onSave={revoke}
      onClose={onClose}
    >
      <RecordField
        name="reason"
        label={t('view.certificate.reason')}
        help={t('view.certificate.reasonHelp')}
        faultWords={() => t('view.certificate.reasonMissing')}
        most={MAX_REVOCATION_REASON}
        required
        autoFocus
        multiline
        minRows={2}
      />
    </RecordDialog>
  )
}
