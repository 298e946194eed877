import { served } from '../platform/served'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import {
  REFUSE_PART_CHECKED,
  GIVE_PART_CHECKED,
  type GivePartResponse,
  type PartRef,
  type PartResponse,
} from '../../../src/domain/calls/part'
import type { Check } from '../../../src/domain/form/check'
import { sectionsInPlace } from '../../../src/domain/correction/overlay'
import { isWaitingIn } from '../../../src/domain/form/second-person'
import { refAt, withCurrentState, stateRef } from '../../../src/domain/form/state-ref'
import type { States } from '../../../src/domain/form/state'
import { closingByPart } from '../../../src/domain/second-person/closing'
import { givePart as given } from '../../../src/domain/second-person/give-part'
import { currentState } from '../../../src/domain/states/transitions'
import { firstState } from '../answers/first-state'
import { ruleDay } from '../answers/rule-day'
import { mustBeFilesOf, refusedWith, retryUntilStored, storeIfUnchanged } from '../answers/store-if-unchanged'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { originOf } from '../platform/origin'
import { zoneAt } from '../platform/time-zone'
import type { AskingAnswer } from './asking'
import { consumeLinkCall, provenPart, type LinkCall, type ProvenPart } from './proven'

/** The states of an answer that waited, in the one with that reference; the same where it waits no more. */
function leavingWait({ stored: { estados }, rule }: AskingAnswer, ref: string | null): States {
  const at = estados.disponibles.findIndex((state) => stateRef(state) === ref)
  return at < 0 || !isWaitingIn(estados, rule) ? estados : withCurrentState(estados, at)
}

/** By what was given the form goes no further: nothing is stored. */
interface Closed {
  closing: Check
}

interface Ended {
  fin: 'dada' | 'rechazada'
  motivo: string
  secciones?: unknown
  estados: States
}

/** Stores what became of a part, with its entry in the trail; false when the answer was changed meanwhile. */
function store(
  { asking, request }: ProvenPart,
  call: LinkCall,
  { fin, motivo, secciones, estados }: Ended,
): Promise<boolean> {
  const { stored, snapshot } = asking
  const nameOf = (states: States): string => currentState(states)?.nombre ?? ''
  const about = { ...aboutAnswer(stored), de: nameOf(stored.estados), a: nameOf(estados) }
  const tipo = fin === 'dada' ? 'parteDada' : 'parteRechazada'
  const note = auditDocument({ ...NOBODY, origen: originOf(call) }, { tipo, ...about })
  const change = {
    otraPersona: { ...request, fin, motivo, cuando: new Date(), cuenta: '' },
    ...(secciones !== undefined && { secciones }),
    'estados.actual': estados.actual,
    ...(estados.clave && { 'estados.clave': estados.clave }),
  }
  return storeIfUnchanged({ snapshot, stored, isDone: false }, change, [
    [auditRef(tipo, stored.id, request.prueba), note],
  ])
}

/**
 * Tries until what became of a part is stored; what became the same before is done.
 * @param end gives what becomes of it
 */
const endPart = (
  call: LinkCall,
  ref: PartRef,
  same: 'given' | 'refused',
  end: (proven: ProvenPart) => Promise<Ended | Closed>,
): Promise<Partial<Closed>> =>
  retryUntilStored(async () => {
    const proven = await provenPart(ref, new Date())
    if (proven.standing === same) return {}
    if (proven.standing !== 'open') throw refusedWith(proven.standing)
    const ended = await end(proven)
    if ('closing' in ended) return ended
    return (await store(proven, call, ended)) && {}
  })

/**
 * Stores the part that another person gave (REACH-11): nothing else of the answer changes but what its rules work out,
 * and it comes into the state in which it would have begun. Given once; sent again it is found given. By a part that
 * makes true what only the server knows, the form goes no further (LOGIC-01): nothing is stored, and they may give another.
 * @throws HttpsError `not-found` for a wrong link; `failed-precondition` with the reason (how it stands, or `PartFault`);
 * `aborted`, `resource-exhausted`, `invalid-argument`
 */
export const givePart = served(GIVE_PART_CHECKED, async (call): Promise<GivePartResponse> => {
  const { section, ...ref } = call.checked()
  await consumeLinkCall(call)
  const { closing } = await endPart(call, ref, 'given', async ({ asking }) => {
    const { stored, version, ground } = asking
    const outcome = given(version, stored, section)
    if (typeof outcome === 'string') throw refusedWith(outcome)
    await mustBeFilesOf(stored.id, outcome.files)
    const { secciones } = outcome
    const standing = sectionsInPlace(version.secciones, { ...stored, secciones })
    const day = await ruleDay(stored)
    const closes = closingByPart(ground.closings, version, { before: asking.standing, after: standing }, day)
    if (closes) return { closing: closes }
    const state = firstState(ground, version, standing, day) ?? refAt(stored.estados, stored.estados.inicial)
    return {
      ...{ fin: 'dada', motivo: '', estados: leavingWait(asking, state) },
      secciones: sectionsToStore(secciones, await zoneAt(stored.municipalityPath)),
    }
  })
  return closing ? { status: 'closed', closing } : { status: 'ok' }
})

/**
 * Notes that another person refuses their part, and why (REACH-11); the answer comes into the state that its form has
 * for that.
 * @throws HttpsError as {@link givePart}
 */
export const refusePart = served(REFUSE_PART_CHECKED, async (call): Promise<PartResponse> => {
  const { reason, ...ref } = call.checked()
  await consumeLinkCall(call)
  await endPart(call, ref, 'refused', async ({ asking }) => ({
    ...{ fin: 'rechazada', motivo: reason, estados: leavingWait(asking, asking.rule.rechazo) },
  }))
  return { status: 'ok' }
})
