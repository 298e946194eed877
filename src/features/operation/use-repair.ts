import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, OutsideError, serviceFailureOf } from '../../data/errors'
import { settleIncidents } from '../../data/staff/floods'
import { sendReceiptsAgain, systemWorks } from '../../data/staff/operation'
import { useToast } from '../../ui/staff/toast'
import type { Askable } from '../../domain/operation/part'

/** Brings all failed incidents of these forms to where their answers stand, form by form. */
async function followAgain(forms: readonly string[]): Promise<void> {
  for (const formId of forms) {
    let left = 1
    while (left > 0) left = await settleIncidents({ formId, action: 'retry' })
  }
}

/**
 * What can be done about what is wrong, one thing at a time; afterwards everything is looked at again.
 * @param refresh looks again
 */
export function useRepair(refresh: () => Promise<void>) {
  const { t } = useTranslation(['operation', 'common'])
  const toast = useToast('operation')
  const [isBusy, setBusy] = useState(false)

  function sayFailure(error: unknown): void {
    const service = serviceFailureOf(error)
    if (service) return toast.error(t(`common:failures.${service}`))
    if (error instanceof OutsideError)
      return toast.error(t('failures.outside', { name: t(`parts.${error.failure.outside}`) }))
    const code = errorCodeOf(error)
    const isKnown = code === 'offline' || code === 'limited'
    toast.error(t(`failures.${isKnown ? code : 'unknown'}`))
  }

  async function doing(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      sayFailure(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  return {
    isBusy,
    retryIncidents: (forms: readonly string[]) =>
      doing(async () => {
        await followAgain(forms)
        toast.success(t('done.incidents'))
      }),
    askSystem: (system: Askable) =>
      doing(async () => {
        const name = t(`parts.${system}`)
        if (await systemWorks(system)) toast.success(t('done.works', { name }))
        else toast.warning(t('done.worksNot', { name }))
      }),
    sendReceipts: () =>
      doing(async () => {
        const { sent, failed } = await sendReceiptsAgain()
        if (failed > 0) toast.warning(t('done.notSent', { count: failed }))
        if (sent > 0) toast.success(t('done.sent', { count: sent }))
      }),
  }
}

export type Repair = ReturnType<typeof useRepair>
