import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import {
  MAX_REASON_LENGTH,
  reasonSchema,
  REQUEST_FAULTS,
  type AccessRequest,
} from '../../../domain/user/access-request'
import { useRecord } from '../../../lib/use-record'
import { RecordDialog } from '../../../ui/staff/RecordDialog'
import { RecordField } from '../../../ui/staff/RecordField'
import { requestFailureKey, useDeciding } from './use-deciding'

const refusalSchema = z.object({ reason: reasonSchema() })

/** Refuses a request with a reason, which its sender reads (USER-06). */
export function RefuseDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const { t } = useTranslation(['users', 'common'])
  const form = useRecord(refusalSchema, { reason: '' })
  const { failure, decide } = useDeciding(onClose)
  const faultWords = (fault: string) => {
    const known = REQUEST_FAULTS.find((one) => one === fault)
    return known ? t(`faults.${known}`, { most: MAX_REASON_LENGTH }) : fault
  }
  return (
    <RecordDialog
      title={t('requests.refuseOf', { email: request.email })}
      action={t('requests.refuse')}
      form={form}
      failure={failure && t(requestFailureKey(failure))}
      onSave={async ({ reason }) => {
        await decide({ id: request.id, decision: 'refuse', reason }, request.email)
      }}
      onClose={onClose}
    >
      <RecordField
        required
        multiline
        autoFocus
        minRows={3}
        name="reason"
        label={t('requests.answer')}
        help={t('requests.answerHelp')}
        most={MAX_REASON_LENGTH}
        faultWords={faultWords}
      />
    </RecordDialog>
  )
}
