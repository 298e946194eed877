import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { eraseAnswer, listDeleted, restoreAnswer } from '../../data/staff/bin'
import { BinList } from './BinList'
import { useBinPage } from './use-bin'
import { binRefusalOf } from '../../domain/bin/refusal'

interface DeletedAnswersProps {
  /** Of this form alone; null for all. */
  formId: string | null
  onPage: (page: number) => void
}

/** Answers that were deleted (REACH-10). */
export function DeletedAnswers({ formId, onPage }: DeletedAnswersProps) {
  const { t } = useTranslation(['bin', 'staff'])
  const bin = useBinPage(['answers', formId], (after) => listDeleted(formId, after))
  const rows = useMemo(
    () =>
      bin.items.map((one) => ({
        ...one,
        ...{ id: one.answerId, name: one.code || t('unnamed'), about: one.formTitle },
      })),
    [bin.items, t],
  )
  const refusedIn = (details: unknown) => {
    const refusal = binRefusalOf(details)
    if (refusal === 'held') return t('staff:answers.deleteHeld')
    return refusal && t(`staff:answers.restoreRefused.${refusal}`)
  }
  return (
    <BinList
      bin={bin}
      rows={rows}
      words={{
        ...{ name: t('code'), about: t('form'), none: t('none'), noneHelp: t('noneHelp') },
        restoreOf: (code) => t('restoreOf', { code }),
        eraseOf: (code) => t('eraseOf', { code }),
        confirmErase: (code) => t('confirmErase', { code }),
        confirmEraseHelp: t('confirmEraseHelp'),
      }}
      restore={{
        ...{
          act: restoreAnswer,
          done: t('staff:answers.restored'),
          failed: t('staff:answers.restoreFailed'),
        },
      }}
      erase={{ act: eraseAnswer, done: t('erased'), failed: t('eraseFailed') }}
      refusedIn={refusedIn}
      onPage={onPage}
    />
  )
}
