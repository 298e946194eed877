import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proveFactor } from '../../data/staff/factor'
import { askBy } from '../../data/staff/factor-again'
import { factorProblemOf } from '../../data/staff/factor-problem'
import { askPasskey, proveByPasskey, type PasskeyChallenge } from '../../data/staff/passkeys'
import { CodeForm } from '../../ui/staff/factor/CodeForm'
import { FactorDialog } from '../../ui/staff/factor/FactorDialog'

/** Asks for a code of the second factor when a function wants one once more; what was wanted then goes on (OPS-01). */
export function FactorAgain() {
  const { t } = useTranslation('factor')
  const [isAsked, setAsked] = useState(false)
  const [passkey, setPasskey] = useState<PasskeyChallenge | null>(null)
  const answer = useRef<((isGiven: boolean) => void) | null>(null)
  useEffect(
    () =>
      askBy(
        () =>
          new Promise<boolean>((resolve) => {
            answer.current = resolve
            setAsked(true)
            // Asked before it is pressed: some browsers open their dialog only at the very press.
            void askPasskey().then(setPasskey)
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
  const prove = async (work: Promise<void>) => {
    try {
      await work
      end(true)
      return null
    } catch (error) {
      return factorProblemOf(error)
    }
  }
  const byPasskey = async (asked: PasskeyChallenge) => {
    const problem = await prove(proveByPasskey(asked))
    // What was signed once counts no more.
    if (problem) setPasskey(await askPasskey())
    return problem
  }
  return (
    <FactorDialog title={t('again.title')} onClose={() => end(false)}>
      <CodeForm
        recovers
        action={t('continue')}
        onGive={(code) => prove(proveFactor(code))}
        onPasskey={passkey ? () => byPasskey(passkey) : undefined}
        beside={<Button onClick={() => end(false)}>{t('again.cancel')}</Button>}
      />
    </FactorDialog>
  )
}
