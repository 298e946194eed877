import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFailure, detailsOf } from '../../data/errors'
import { eraseAnswer, listDeleted, restoreAnswer, type BinPage } from '../../data/staff/bin'
import { binRefusalOf, type DeletedAnswer } from '../../domain/calls/bin'
import { useNumberedPages } from '../../lib/use-numbered-pages'
import { useToast } from '../../ui/staff/toast'

const isEmpty = ({ answers }: BinPage) => answers.length === 0

/** A page of the bin (REACH-10). */
export function useBin(username: string, formId: string | null, wanted: number) {
  const key = ['bin', username, formId]
  const read = (after: BinPage['cursor']) => listDeleted(formId, after?.name ?? null)
  const { list, pager } = useNumberedPages({ key, read, isEmpty }, wanted)
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    answers: list.data?.answers ?? [],
  }
}

/** What is done with an answer in the bin, with the message that tells it. */
export function useBinWork(onDone: () => void) {
  const { t } = useTranslation(['staff', 'bin'])
  const queries = useQueryClient()
  const toast = useToast('bin')
  /** The answer that is being worked on. */
  const [busy, setBusy] = useState<string | null>(null)
  const work = async (
    answer: DeletedAnswer,
    act: (id: string) => Promise<void>,
    done: string,
    failed: string,
  ) => {
    setBusy(answer.answerId)
    try {
      await act(answer.answerId)
      toast.success(done)
      await queries.invalidateQueries({ queryKey: ['bin'] })
    } catch (error) {
      const refusal = binRefusalOf(detailsOf(error))
      const words =
        refusal === 'held' ? t('answers.deleteHeld') : refusal && t(`answers.restoreRefused.${refusal}`)
      toast.error(words ?? failed)
      // Gone, or somebody else was quicker: the list is behind.
      if (refusal === 'gone') await queries.invalidateQueries({ queryKey: ['bin'] })
    } finally {
      setBusy(null)
      onDone()
    }
  }
  return {
    busy,
    restore: (answer: DeletedAnswer) =>
      work(answer, restoreAnswer, t('answers.restored'), t('answers.restoreFailed')),
    erase: (answer: DeletedAnswer) => work(answer, eraseAnswer, t('bin:erased'), t('bin:eraseFailed')),
  }
}
