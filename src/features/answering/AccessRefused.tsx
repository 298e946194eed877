import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/title'
import { MessagePage } from '../../ui/MessagePage'
import type { Refusal } from './access'
import { FormFailed, isRetriable } from './FormFailed'

interface AccessRefusedProps {
  refusal: Refusal
  /** Offered where trying again may help. */
  onRetry?: () => void
  /** A further link. */
  children?: ReactNode
}

/** Why staff cannot answer a form: what happened, what stays safe, what to do (ANS-11). */
export function AccessRefused({ refusal, ...given }: AccessRefusedProps) {
  return isRetriable(refusal) ? (
    <FormFailed refusal={refusal} {...given} />
  ) : (
    <Refused refusal={refusal} {...given} />
  )
}

type LastingRefusal = Exclude<Refusal, Parameters<typeof FormFailed>[0]['refusal']>

function Refused({ refusal, children }: { refusal: LastingRefusal; children?: ReactNode }) {
  const { t } = useTranslation(['answering', 'refused'])
  const title = refusal === 'empty' ? t('refused:why.empty.title') : t(`access.${refusal}Title`)
  useTitle(title)
  return (
    <MessagePage urgent title={title} actions={children}>
      <p>{refusal === 'empty' ? t('refused:why.empty.text') : t(`access.${refusal}Text`)}</p>
    </MessagePage>
  )
}
