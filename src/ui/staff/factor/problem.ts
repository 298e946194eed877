import type { TFunction } from 'i18next'

/** Why something about the second factor was not done. */
export interface Problem {
  reason:
    | 'wrong'
    | 'wait'
    | 'passkey'
    | 'givenUp'
    | 'known'
    | 'offline'
    | 'forbidden'
    | 'failed'
    | 'slow'
    | 'down'
    | 'unsure'
  /** How long one has to wait. */
  minutes?: number
}

/** The same in words (OPS-01). */
export function problemWords(t: TFunction<['factor', 'common']>, { reason, minutes }: Problem): string {
  if (reason === 'slow' || reason === 'down' || reason === 'unsure') return t(`common:failures.${reason}`)
  if (reason === 'passkey' || reason === 'givenUp' || reason === 'known')
    return t(`passkeys.problems.${reason}`)
  return reason === 'wait' ? t('problems.wait', { count: minutes ?? 1 }) : t(`problems.${reason}`)
}
