import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proveFactor } from '../../data/staff/factor'
import { askBy } from '../../data/staff/factor-again'
import { factorProblemOf } from '../../data/staff/factor-problem'
import { CodeForm } from '../../ui/staff/factor/CodeForm'
import { FactorDialog } from '../../ui/staff/factor/FactorDialog'

/** Asks for a code of the second factor when a function wants one once more; what was wanted then goes on (OPS-01). */
export function FactorAgain() {
  const { t } = useTranslation('factor')
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<((isGiven: boolean) => void) | null>(null)
  useEffect(
    () =>
      askBy(
        () =>
          new Promise<boolean>((resolve) => {
            answer.current = resolve
            setAsked(true)
          }),
      ),
    [],
  )
  const end = (isGiven: boolean) => {
    setAsked(false)
    answer.current?.(isGiven)
    answer.current = null
  }
  if (!isAsked) return null
  const give = async (code: string) => {
    try {
      await proveFactor(code)
      end(true)
      return null
    } catch (error) {
      return factorProblemOf(error)
    }
  }
  return (
    <FactorDialog title={t('again.title')} onClose={() => end(false)}>
      <CodeForm
        recovers
        action={t('continue')}
        onGive={give}
        beside={<Button onClick={() => end(false)}>{t('again.cancel')}</Button>}
      />
    </FactorDialog>
  )
}
