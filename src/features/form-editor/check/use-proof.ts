import { useEffect, useState } from 'react'
import { hasRules } from '../../../domain/answer/logic'
import type { ToldProof } from '../../../domain/form-logic/proof/told'
import type { Publication } from '../../../domain/form/publication'
import type { Section } from '../../../domain/form/section'
import { wallClockIn, dayPart } from '../../../domain/wall-clock'
import { readerZone } from '../../../domain/zone'
import { useLanguage } from '../../../lib/i18n'
import { useEditor } from '../store/context'
import { prove } from './prove'

export type ProofState =
  | { status: 'none' | 'working' | 'failed' | 'cancelled' }
  | { status: 'told'; proof: ToldProof }

/** Longer than the time between two typed letters. */
const SETTLE_MS = 400

/** What was found of sections that are still edited, so that it is there when somebody comes back. */
const known = new WeakMap<readonly Section[], ToldProof>()

/**
 * What is found by working through the rules of the form as it is edited (LOGIC-07), beside the page: a change ends what
 * is under way, so that nothing old is ever told. A form without rules loads nothing.
 */
export function useProof(): { state: ProofState; cancel: () => void; retry: () => void } {
  const { store } = useEditor()
  const language = useLanguage()
  const [secciones, setSecciones] = useState(store.get().form.secciones)
  const [round, setRound] = useState(0)
  const [cancelled, setCancelled] = useState<readonly Section[] | null>(null)
  const [outcome, setOutcome] = useState<{ of: readonly Section[]; proof: ToldProof | null } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.on(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setSecciones(store.get().form.secciones), SETTLE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  const isIdle = !hasRules(secciones) || cancelled === secciones || known.has(secciones)
  useEffect(() => {
    if (isIdle) return
    let isOver = false
    const { told, end } = prove({
      secciones,
      language,
      today: dayPart(wallClockIn(new Date(), readerZone())),
    })
    const tell = (proof: ToldProof | null): void => {
      if (isOver) return
      if (proof) known.set(secciones, proof)
      setOutcome({ of: secciones, proof })
    }
    told.then(tell, () => tell(null))
    return () => {
      isOver = true
      end()
    }
  }, [isIdle, language, round, secciones])
  return {
    state: stateOf(),
    cancel: () => setCancelled(secciones),
    retry() {
      setCancelled(null)
      setOutcome(null)
      setRound((number) => number + 1)
    },
  }
  function stateOf(): ProofState {
    if (!hasRules(secciones)) return { status: 'none' }
    const proof = known.get(secciones)
    if (proof) return { status: 'told', proof }
    if (cancelled === secciones) return { status: 'cancelled' }
    return { status: outcome?.of === secciones ? 'failed' : 'working' }
  }
}

/** The findings with those of the rules, as far as they are told. */
export const withProof = ({ blocking, advising }: Publication, state: ProofState): Publication => ({
  blocking,
  advising: state.status === 'told' ? [...advising, ...state.proof.found] : advising,
})
