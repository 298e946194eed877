import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Signatures } from '../../engine/signatures'
import { useForm } from '../context'
import { usePurchase } from './use-purchase'

/** Takes away what was signed: another order is signed again (PAY-03, PAY-10). */
function clearSignatures(signatures: Signatures): void {
  signatures.settings.forEach((_, index) => {
    signatures.draw(index, null, [])
    signatures.rename(index, '')
  })
}

export type OpenOrderWays = ReturnType<typeof useOpenOrder>

/**
 * The order that waits for its payment, and what can be done about it.
 * @param onEdited called once it is taken back and the wizard stands in its place again
 */
export function useOpenOrder(onEdited: () => void) {
  const { t } = useTranslation('payment')
  const { answering, say } = useForm()
  const { purchase, state } = usePurchase()
  const { open, failure, busy } = state
  const edit = useCallback(
    async (step: number) => {
      if (!(await purchase.takeBack())) return purchase.refreshOrder()
      purchase.go(step)
      onEdited()
      if (answering.signatures.settings.length === 0) return
      clearSignatures(answering.signatures)
      say({ text: t('open.signAgain') })
    },
    [purchase, answering, onEdited, say, t],
  )
  const again = useCallback(async () => {
    if (await purchase.takeBack()) return answering.saving.save()
    return purchase.refreshOrder()
  }, [purchase, answering])
  return {
    purchase,
    order: open?.order ?? null,
    isEarlier: open?.isEarlier ?? false,
    pay: open?.pay ?? null,
    failure,
    busy,
    /** Opens a step of it again. */
    edit,
    again,
  }
}
