import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../../data/errors'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import type { SystemCheckOutcome, SystemCheckResult } from '../../../data/staff/places'

/** A system that is tried, with what is typed of it. */
export interface Checked {
  /** The system in the person's words. */
  name: string
  /** The number by which it knows the municipality or the merchant; '' where it is asked about none. */
  known: string
  /** What else it is asked with: what was said of other settings is no word about these. */
  settings?: string
  /** Asks it; null while what it would be asked with is not typed. */
  ask: (() => Promise<SystemCheckResult>) | null
  /** What is to be typed first. */
  missing?: string
}

/** What came of it, in words. */
interface Said {
  words: string
  tone: 'success' | 'warning' | 'error'
}

const TONES: Partial<Record<SystemCheckOutcome, Said['tone']>> = {
  works: 'success',
  timeout: 'warning',
  down: 'warning',
  notSet: 'warning',
}

const secondsOf = (ms: number): string => formatNumber(Math.max(Math.round(ms / 100) / 10, 0.1), currentTag())

/** Tries an outside system once at a time, and says what came of it (GEO-04). */
export function useCheck({ name, known, settings = '', ask, missing = '' }: Checked) {
  const { t } = useTranslation(['places', 'operation', 'common'])
  const about = `${name} ${known} ${settings}`
  const [last, setLast] = useState<(Said & { about: string }) | null>(null)
  const [isBusy, setBusy] = useState(false)

  const wordsOf = ({ outcome, ms }: SystemCheckResult): string => {
    const words = { name, id: known, seconds: secondsOf(ms) }
    const isAbout = known !== '' && (outcome === 'works' || outcome === 'refused')
    return t(`checks.${outcome}`, { ...words, ...(isAbout && { context: 'known' }) })
  }
  const failureOf = (error: unknown): string => {
    const service = serviceFailureOf(error)
    if (service) return t(`common:failures.${service}`)
    const code = errorCodeOf(error)
    return t(`operation:failures.${code === 'offline' || code === 'limited' ? code : 'unknown'}`)
  }
  const begin = async () => {
    if (isBusy) return
    if (!ask) return setLast({ about, words: missing, tone: 'error' })
    setBusy(true)
    const said = await ask()
      .then((check): Said => ({ words: wordsOf(check), tone: TONES[check.outcome] ?? 'error' }))
      .catch((error: unknown): Said => ({ words: failureOf(error), tone: 'warning' }))
    setBusy(false)
    setLast({ about, ...said })
  }
  return { isBusy, said: last?.about === about ? last : null, begin }
}
