import { useCallback, useEffect, useState } from 'react'
import type { Point } from '../../../domain/point'
import type { Asset } from '../../../domain/incident/asset'
import type { Assets } from '../../../engine/assets'

/** While the pin is being moved, not every step is asked about. */
const DELAY_MS = 500

export interface Near {
  status: 'idle' | 'searching' | 'done' | 'failed'
  /** Nearest first. During a new search the last ones stay. */
  assets: Asset[]
}

const NONE: Near = { status: 'idle', assets: [] }

/**
 * The assets around the pin. Choosing one moves the pin, but starts no new search: the list would change under the
 * person's finger.
 * @returns them, and how to ask again
 */
export function useAssetsNear(
  assets: Assets | null,
  formId: string,
  pin: Point | null,
  isChosen: boolean,
): [Near, () => void] {
  const [near, setNear] = useState(NONE)
  const [round, setRound] = useState(0)
  const [centre, setCentre] = useState(pin)
  useEffect(() => setCentre((before) => (isChosen && before ? before : pin)), [isChosen, pin])

  useEffect(() => {
    if (!centre || !assets) return setNear(NONE)
    let isCurrent = true
    const show = (next: Near) => isCurrent && setNear(next)
    setNear((before) => ({ ...before, status: 'searching' }))
    const timer = setTimeout(() => {
      assets.near(formId, centre).then(
        (found) => show({ status: 'done', assets: found }),
        () => show({ status: 'failed', assets: [] }),
      )
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [assets, formId, centre, round])
  return [near, useCallback(() => setRound((before) => before + 1), [])]
}
