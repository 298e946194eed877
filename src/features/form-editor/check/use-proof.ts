import { useEffect, useState } from 'react'
import { hasRules } from '../../../domain/answering/logic'
import type { ProofReport } from '../../../domain/publication/proof-report'
import type { Case } from '../../../domain/form/case'
import type { Form } from '../../../domain/form/form'
import type { Publication } from '../../../domain/publication/finding'
import type { Section } from '../../../domain/form/section'
import { stateRef } from '../../../domain/form/state-ref'
import { dayIn } from '../../../domain/zone-times'
import type { Language } from '../../../domain/language'
import { useLanguage } from '../../../lib/i18n'
import { useEditor } from '../store/context'
import { prove } from './prove'
import { useFormZone } from './form-clock'

export type ProofState =
  | { status: 'none' | 'working' | 'failed' | 'cancelled' }
  | { status: 'told'; proof: ProofReport }

/** Longer than the time between two typed letters. */
const SETTLE_MS = 400

/** What is worked through: the same object until something of it is another. */
type Tried = Pick<Form, 'secciones' | 'casos' | 'cierres' | 'estadoInicial' | 'estados'>
const NO_CASES: readonly Case[] = []
const triedOf = ({ secciones, casos, cierres, estadoInicial, estados }: Form): Tried => ({
  ...{ secciones, casos, cierres, estadoInicial, estados },
})
const isSame = (one: Tried, other: Tried): boolean =>
  one.secciones === other.secciones &&
  one.casos === other.casos &&
  one.cierres === other.cierres &&
  one.estadoInicial === other.estadoInicial &&
  one.estados === other.estados

const hasAnyRules = ({ secciones, cierres = [], estadoInicial = [] }: Tried): boolean =>
  hasRules(secciones) || cierres.length + estadoInicial.length > 0

/** What the worker is asked: of closings and states only rules and words. */
const requestOf = ({ secciones, casos = NO_CASES, cierres = [], estadoInicial = [], estados }: Tried) => ({
  ...{ secciones, cases: casos },
  formRules: {
    closings: cierres.map(({ regla, mensaje }) => ({ regla, mensaje })),
    initial: estadoInicial.map(({ si, estado }) => ({
      ...{ si, estado, words: estados.disponibles.find((one) => stateRef(one) === estado)?.nombre ?? '' },
    })),
  },
})

/** What was found last of sections that are still edited, so that it is there when somebody comes back. */
const known = new WeakMap<readonly Section[], { tried: Tried; language: Language; proof: ProofReport }>()

/**
 * What is found by working through the rules of the form as it is edited (LOGIC-07), beside the page: a change ends what
 * is under way, so that nothing old is ever told. A form without rules loads nothing.
 */
export function useProof(): { state: ProofState; cancel: () => void; retry: () => void } {
  const { store } = useEditor()
  const language = useLanguage()
  const zone = useFormZone()
  const [tried, setTried] = useState(() => triedOf(store.get().form))
  const [round, setRound] = useState(0)
  const [cancelled, setCancelled] = useState<Tried | null>(null)
  const [failed, setFailed] = useState<Tried | null>(null)
  const [, setTold] = useState<ProofReport | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const next = triedOf(store.get().form)
      setTried((before) => (isSame(before, next) ? before : next))
    }
    const stop = store.on(() => {
      clearTimeout(timer)
      timer = setTimeout(look, SETTLE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  const before = known.get(tried.secciones)
  const proof = before && isSame(before.tried, tried) && before.language === language ? before.proof : null
  const isIdle = !hasAnyRules(tried) || cancelled === tried || failed === tried || proof !== null
  useEffect(() => {
    if (isIdle) return
    let isOver = false
    const { told, end } = prove({ ...requestOf(tried), language, today: dayIn(new Date(), zone) })
    const tell = (found: ProofReport | null): void => {
      if (isOver) return
      if (found) known.set(tried.secciones, { tried, language, proof: found })
      else setFailed(tried)
      setTold(found)
    }
    told.then(tell, () => tell(null))
    return () => {
      isOver = true
      end()
    }
  }, [isIdle, language, round, tried, zone])
  return {
    state: stateOf(),
    cancel: () => setCancelled(tried),
    retry() {
      setCancelled(null)
      setFailed(null)
      setRound((number) => number + 1)
    },
  }
  function stateOf(): ProofState {
    if (!hasAnyRules(tried)) return { status: 'none' }
    if (proof) return { status: 'told', proof }
    if (cancelled === tried) return { status: 'cancelled' }
    return { status: failed === tried ? 'failed' : 'working' }
  }
}

/** The findings with those of the rules, as far as they are told. */
export const withProof = ({ blocking, advising }: Publication, state: ProofState): Publication => ({
  blocking,
  advising: state.status === 'told' ? [...advising, ...state.proof.found] : advising,
})
